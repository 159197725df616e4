'use client';
import { useEffect } from 'react';

/** Marks the page once React has hydrated it. */
export function Hydrated() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = '';
  }, []);
  return null;
}
