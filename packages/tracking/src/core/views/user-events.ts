/** A product and its place in the list, counted from 0 (§3.3). */
export type ProductView = { readonly position: number; readonly productId: number };

export type UserEventPartition = 'initialProductList' | 'productView';

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
