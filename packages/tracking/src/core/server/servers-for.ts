import type { ServerVendor } from '../../model/vendors/server-vendor.ts';
import type { ServerEventName } from '../../model/vendors/vendor-events.ts';
import type { VendorRow } from '../../model/vendors/vendor-row.ts';
import { type Vendor, vendors } from '../../vendors/rows.ts';
import { vendorServers } from '../../vendors/servers.ts';
import { isChannelAllowed } from '../vendors/is-channel-allowed.ts';
import { isVendorAllowed } from '../vendors/is-vendor-allowed.ts';
import type { ContactRule } from './format-contact.ts';

/** A website's account at a vendor, as its settings have it; the secret is elsewhere. */
export type ServerAccount = {
  /** A pixel, a tag or an account; by locale if they differ. */
  readonly account: string | Readonly<Record<string, string>>;
  /** The account that manages it. */
  readonly manager?: string | undefined;
  /** The vendor's ids by event, if its account lists such ids. */
  readonly actions?: Readonly<Record<string, string>> | undefined;
  /** How contact data is formatted; default as the specification says (decision 106). */
  readonly contact?: ContactRule | undefined;
};

/** The settings of a website that decide which servers are notified. */
export type ServerSite = {
  readonly productType: number;
  /** By vendor. A vendor without an account is not notified. */
  readonly serverVendors?: Readonly<Record<string, ServerAccount>> | undefined;
};

/** A vendor to notify, with the site's ids there. */
export type NotifiedServer = {
  readonly vendor: Vendor;
  readonly server: ServerVendor;
  readonly account: string;
  readonly manager?: string;
  readonly action?: string;
  readonly contact: ContactRule;
};

/** The vendors whose servers are notified of an event, for a locale of a site (§4.1, §9). */
export function serversFor(
  site: ServerSite,
  name: ServerEventName,
  locale: string,
): readonly NotifiedServer[] {
  return Object.entries(site.serverVendors ?? {}).flatMap(([vendor, settings]) => {
    const server = Object.hasOwn(vendorServers, vendor)
      ? vendorServers[vendor as Vendor]
      : undefined;
    if (!server?.events[name]) return [];
    const { account: given, manager, contact = 'specification' } = settings;
    const account = typeof given === 'string' ? given : given[locale];
    const action = settings.actions?.[name];
    const row: VendorRow = vendors[vendor as Vendor];
    const isAllowed = isVendorAllowed(row, site as Parameters<typeof isVendorAllowed>[1], locale);
    if (!account || !isAllowed || (server.hasActions && !action)) return [];
    return {
      ...{ vendor: vendor as Vendor, server, account, contact },
      ...(manager !== undefined && { manager }),
      ...(action !== undefined && { action }),
    };
  });
}

/** Whether a vendor is notified of visitors of a channel (§9); of none if the channel is unknown. */
export function isNotifiedOf(vendor: Vendor, channelId: number | null): boolean {
  const row: VendorRow = vendors[vendor];
  if (!row.channels && !row.notChannels) return true;
  return channelId !== null && isChannelAllowed(row, channelId);
}
