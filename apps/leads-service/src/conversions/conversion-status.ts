/** What a conversion can be. `paid`: the commission has arrived. `reversed`: taken back later. */
export const CONVERSION_STATUSES = ['pending', 'approved', 'rejected', 'paid', 'reversed'] as const;

export type ConversionStatus = (typeof CONVERSION_STATUSES)[number];

/** Statuses that may follow; the same one again has another commission. */
export const NEXT_STATUSES = {
  pending: ['pending', 'approved', 'rejected', 'paid', 'reversed'],
  approved: ['approved', 'rejected', 'paid', 'reversed'],
  rejected: ['rejected', 'approved'],
  paid: ['paid', 'reversed'],
  reversed: [],
} as const satisfies Record<ConversionStatus, readonly ConversionStatus[]>;

/** Statuses that a conversion has left behind: a message with one is late, and changes nothing. */
export const LATE_STATUSES = {
  pending: [],
  approved: ['pending'],
  rejected: ['pending'],
  paid: ['pending', 'approved'],
  reversed: ['pending', 'approved', 'paid'],
} as const satisfies Record<ConversionStatus, readonly ConversionStatus[]>;
