import type { VendorSignals } from '@plaza/consent';

export const signals = {
  category: 'marketing',
  before: (_allowed, { mode }) => (mode === 'external' ? [['grantConsent']] : [['holdConsent']]),
  update: ({ marketing }) => [[marketing ? 'grantConsent' : 'revokeConsent']],
  off: [['disableCookie']],
} as const satisfies VendorSignals;
