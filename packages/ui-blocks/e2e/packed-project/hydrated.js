'use client';
import { useEffect } from 'react';

/** Says on the page that React has taken it over. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
