import type { OptionalCategory } from './categories.ts';

/** TCF data that an IAB TCF 2 consent service passes to a listener. */
export type TcfData = {
  readonly eventStatus?: string;
  /** Undefined counts as true. */
  readonly gdprApplies?: boolean;
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> };
};

/** `window.__tcfapi`. */
export type TcfApi = (
  command: 'addEventListener',
  version: 2,
  listener: (data: TcfData | null, isRead: boolean) => void,
) => void;

/**
 * The TCF 2 purposes of each category, all of which must be allowed: 1 is storage; 3, 4 and 7 are
 * personalised advertising and its measurement; 5 and 6 personalised content; 8 and 9 content
 * measurement and audience statistics.
 */
export const tcfPurposes = {
  preferences: [1, 5, 6],
  statistics: [1, 8, 9],
  marketing: [1, 3, 4, 7],
} as const satisfies Record<OptionalCategory, readonly number[]>;
