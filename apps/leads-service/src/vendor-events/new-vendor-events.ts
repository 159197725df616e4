import { randomUUID } from 'node:crypto';
import { type ServerSite, serversFor } from '@plaza/tracking/server';
import type { Keyring, Place } from '../applications/encryption/keyring.ts';
import { createRecordId } from '../writes/record-id.ts';
import type { NewVendorEvent, VendorMoment, VendorPerson } from './vendor-event.ts';

/** Where the contact data of a row are stored; they open nowhere else. */
export const vendorEventPlace = (row: { websiteId: number; id: string }): Place => [
  ...[row.websiteId, 'vendor-event', row.id],
];

/** The longest name of a browser that is kept: no real one is longer. */
const USER_AGENT = 512;

/** The rows of a moment: one for each vendor that the website notifies of it. */
export function newVendorEvents(
  moment: VendorMoment,
  site: ServerSite,
  keyring: Keyring,
): readonly NewVendorEvent[] {
  const { websiteId, locale, event, eventId, happenedAt, consentId } = moment;
  return serversFor(site, event, locale).map(({ vendor, server }) => {
    const id = createRecordId(Date.now(), randomUUID());
    return {
      ...{ id, websiteId, vendor, event, eventId, locale, consentId },
      happenedAt: new Date(happenedAt).toISOString(),
      expiresAt: new Date(happenedAt + server.maxAge).toISOString(),
      impressionId: moment.impressionId ?? null,
      applicationId: moment.applicationId ?? null,
      productId: moment.productId ?? null,
      value: moment.worth?.value ?? null,
      currency: moment.worth?.currency ?? null,
      keyId: keyring.currentId,
      sealed: sealed(moment.person, vendorEventPlace({ websiteId, id }), keyring),
    };
  });
}

function sealed(person: VendorPerson | undefined, place: Place, keyring: Keyring): string | null {
  const { userAgent, ...contact } = person ?? {};
  const kept = { ...contact, ...(userAgent && { userAgent: userAgent.slice(0, USER_AGENT) }) };
  return Object.keys(kept).length > 0 ? keyring.seal(JSON.stringify(kept), place) : null;
}
