import type { UserEventRequest } from '@plaza/contract';

export type UserEventPartition = UserEventRequest['partitionKey'];

/** Settings of user events; JSON, so that they can be part of the HTML. */
export type UserEventSettings = {
  /** The site's host: `site.example`. */
  readonly host: string;
  /** Sends product views from any host. */
  readonly isTest?: boolean;
};

/** Whether events of a partition are sent from a host: from the site's own, or views in test mode (§7.3). */
export const isSent = (
  partition: UserEventPartition,
  { host, isTest = false }: UserEventSettings,
  pageHost: string,
): boolean => pageHost === host || (isTest && partition === 'productView');
