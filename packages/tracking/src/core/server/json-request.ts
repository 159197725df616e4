import type { VendorRequest } from '../../model/vendors/server-vendor.ts';

/** A POST of JSON. */
export const jsonRequest = (
  url: string,
  body: object,
  headers: VendorRequest['headers'] = {},
): VendorRequest => ({
  url,
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});
