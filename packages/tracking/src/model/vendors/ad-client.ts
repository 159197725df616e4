import type { TrackingField } from '@plaza/contract';

/** What the service is told of a visitor's id at an advertising platform (§7.3, §9). */
export type AdClient = {
  readonly clientType: 'facebook' | 'google' | 'tiktok';
  /** Cookie in which the platform keeps its id for the visitor. */
  readonly cookie: string;
  /** The id in that cookie, where it is not the whole of it. */
  readonly idOf?: (value: string) => string;
  /** Cookie in which the platform keeps the click that the visitor came by. */
  readonly clickCookie?: string;
  /** The click as the page has read it. */
  readonly click: TrackingField;
};
