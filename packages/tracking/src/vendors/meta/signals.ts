import type { VendorSignals } from '@plaza/consent';

export const signals = {
  category: 'marketing',
  before: (_allowed, { mode }) => (mode === 'external' ? [] : [['consent', 'revoke']]),
  update: ({ marketing }) => [['consent', marketing ? 'grant' : 'revoke']],
  off: [],
} as const satisfies VendorSignals;
