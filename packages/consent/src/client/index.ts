'use client';

export { ConsentProvider } from './consent-context.tsx';
export { useConsent } from './use-consent.ts';
