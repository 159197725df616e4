import type { VendorSignals } from '@plaza/consent';

const statusOf = (on: boolean) => (on ? 'granted' : 'denied');

export const signals = {
  category: 'statistics',
  // It starts with consent alone, which `update` signals at once, and must not get it twice.
  before: () => [],
  update: ({ marketing, statistics }) => [
    // Clarity ignores the call unless both are set, spelled with a capital S.
    ['consentv2', { ad_Storage: statusOf(marketing), analytics_Storage: statusOf(statistics) }],
  ],
  off: [],
  // Clarity restarts without cookies 250 ms after a denial, which undoes an earlier stop.
  offLater: { delayMs: 300, calls: [['stop']] },
} as const satisfies VendorSignals;
