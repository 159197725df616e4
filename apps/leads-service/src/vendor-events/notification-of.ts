import { createHash } from 'node:crypto';
import {
  formatContact,
  isNotifiedOf,
  type NotifiedServer,
  type ServerEvent,
  type ServerEventName,
  type ServerVisitor,
  serversFor,
} from '@plaza/tracking/server';
import { type EventSite, phoneCodeOf } from './event-sites.ts';
import type { EventVisit } from './read-visitors.ts';
import type { VendorPerson } from './vendor-event.ts';

/** A row of the outbox that is about to be sent. */
export type DueEvent = {
  readonly id: string;
  readonly websiteId: number;
  readonly vendor: string;
  readonly event: ServerEventName;
  readonly eventId: string;
  readonly locale: string;
  /** Milliseconds since 1970. */
  readonly happenedAt: number;
  readonly consentId: string;
  readonly impressionId: string | null;
  readonly productId: number | null;
  readonly value: string | null;
  readonly currency: string | null;
  readonly sealed: string | null;
  readonly attempts: number;
};

/** What decides about a row besides consent. */
export type EventContext = {
  readonly site: EventSite | undefined;
  readonly visit: EventVisit | undefined;
  readonly person: VendorPerson;
};

export type Notification = {
  readonly notified: NotifiedServer;
  readonly event: ServerEvent;
  readonly visitor: ServerVisitor;
};

/** What a vendor is notified of, or why it is not. Contact data are hashed here. */
export function notificationOf(
  row: DueEvent,
  { site, visit, person }: EventContext,
): Notification | { readonly skipped: string } {
  const servers = site ? serversFor(site, row.event, row.locale) : [];
  const notified = servers.find(({ vendor }) => vendor === row.vendor);
  if (!site || !notified) return { skipped: 'not configured' };
  if (!isNotifiedOf(notified.vendor, visit?.channelId ?? null)) return { skipped: 'channel' };
  const rules = { rule: notified.contact, phoneCode: phoneCodeOf(site, row.locale) };
  const { email, phone } = formatContact(notified.server, person, rules);
  return {
    notified,
    event: eventOf(row, site.url),
    visitor: {
      ...(email && { email: sha256(email) }),
      ...(phone && { phone: sha256(phone) }),
      ...(person.userAgent && { userAgent: person.userAgent }),
      ...(visit && visitOf(visit, notified)),
    },
  };
}

const eventOf = ({ value, currency, productId, ...row }: DueEvent, url: string): ServerEvent => ({
  ...{ name: row.event, id: row.eventId, time: row.happenedAt, url },
  ...(value !== null && currency !== null && { value: Number(value), currency }),
  ...(productId !== null && { item: `${productId}` }),
});

function visitOf(visit: EventVisit, { server }: NotifiedServer): ServerVisitor {
  const { uniqueUserId, trackingData, arrivedAt } = visit;
  const { click = '' } = server;
  const clickId = textOf(trackingData[click]);
  const clickAlias = textOf(Reflect.get(Object(trackingData.aliases), click));
  const client = server.clientType ? visit.clients[server.clientType] : undefined;
  return {
    ...(uniqueUserId && { userId: sha256(uniqueUserId) }),
    ...(clickId && { clickId, arrivedAt, ...(clickAlias && { clickAlias }) }),
    ...(client && { clientId: client.clientId }),
    ...(client?.clickId && { storedClickId: client.clickId, arrivedAt }),
  };
}

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
