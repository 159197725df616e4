import type { ClientIdRequest, TrackingField } from '@plaza/contract';

/** Where an advertising platform stores its ids of a visitor (§7.3, §9). */
export type AdClient = {
  readonly clientType: ClientIdRequest['clientType'];
  /** The cookie of the visitor's id. */
  readonly cookie: string;
  /** Extracts the id from that cookie; default the whole value. */
  readonly idOf?: (value: string) => string;
  /** The cookie of the click id. */
  readonly clickCookie?: string;
  /** The tracking field of the click id. */
  readonly click: TrackingField;
};
