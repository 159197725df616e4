export { type ContactRule, formatContact } from '../core/server/format-contact.ts';
export {
  isNotifiedOf,
  type NotifiedServer,
  type ServerAccount,
  type ServerSite,
  serversFor,
} from '../core/server/servers-for.ts';
export type {
  ServerEvent,
  ServerVendor,
  ServerVisitor,
  TokenExchange,
  VendorCredential,
  VendorOutcome,
  VendorRequest,
} from '../model/vendors/server-vendor.ts';
export type { ServerEventName } from '../model/vendors/vendor-events.ts';
export { vendorServers } from '../vendors/servers.ts';
