import type { UserEventRequest } from '@plaza/contract';

export type UserEventPartition = UserEventRequest['partitionKey'];

/** What a page says of its user events; JSON, so that it can come in the HTML. */
export type UserEventSettings = {
  /** The host of the site's own address: `olivar.example`. */
  readonly host: string;
  /** Lets product views be sent from any host. */
  readonly isTest?: boolean;
};

/** Whether events of a kind are sent from a host: from the product's own, and views in test mode (§7.3). */
export const isSent = (
  partition: UserEventPartition,
  { host, isTest = false }: UserEventSettings,
  pageHost: string,
): boolean => pageHost === host || (isTest && partition === 'productView');
