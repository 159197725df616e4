import type { VendorSignals } from '@plaza/consent';

const adStorage = (isOn: boolean) => ({ ad_storage: isOn ? 'granted' : 'denied' });

/** After a denial UET sends cookieless requests, so its script has to be removed as well. */
export const signals = {
  category: 'marketing',
  before: (_allowed, { mode }) => [['consent', 'default', adStorage(mode === 'external')]],
  update: ({ marketing }) => [['consent', 'update', adStorage(marketing)]],
  off: [],
} as const satisfies VendorSignals;
