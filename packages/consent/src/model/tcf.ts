import type { OptionalCategory } from './categories.ts';

/** What an external consent service that speaks IAB TCF 2 says to a listener. */
export type TcfData = {
  readonly eventStatus?: string;
  /** Not known counts as yes. */
  readonly gdprApplies?: boolean;
  readonly purpose?: { readonly consents?: Readonly<Record<string, boolean>> };
};

/** `window.__tcfapi` of such a service. */
export type TcfApi = (
  command: 'addEventListener',
  version: 2,
  listener: (data: TcfData | null, isRead: boolean) => void,
) => void;

/**
 * The purposes of TCF 2 that a category stands for, all of which have to be allowed: 1 is to store
 * anything at all; 3, 4 and 7 personalised advertising and its measurement; 5 and 6 personalised
 * content; 8 and 9 measurement of content and statistics of audiences.
 */
export const tcfPurposes = {
  preferences: [1, 5, 6],
  statistics: [1, 8, 9],
  marketing: [1, 3, 4, 7],
} as const satisfies Record<OptionalCategory, readonly number[]>;
