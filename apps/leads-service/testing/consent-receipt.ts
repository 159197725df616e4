import type { ConsentReceiptRequest } from '@plaza/content-client';

/** A receipt as a browser sends it. */
export const consentReceipt = {
  id: 'jIp_Xj8LTFedNR8PLzxN-A',
  givenAt: '2026-11-21T09:00:00.123Z',
  method: 'accept-selection',
  categories: { necessary: true, preferences: false, statistics: true, marketing: false },
  policyHash: '0123456789abcdef'.repeat(4),
  textsHash: 'f'.repeat(64),
  locale: 'es-ES',
  country: 'ES',
} as const satisfies ConsentReceiptRequest;

/** The receipt id of a number, for tests that make many. */
export const receiptId = (number: number | string) => `${number}`.padStart(22, '0');
