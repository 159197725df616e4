import type { Click } from '@plaza/contract';
import type { FastifyRequest } from 'fastify';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { WebsiteFactsReader } from '../content/website-facts.ts';
import type { Database } from '../database/database.ts';
import { expectedWorth } from './expected-worth.ts';
import { insertVendorEvents } from './insert-vendor-events.ts';
import { newVendorEvents } from './new-vendor-events.ts';
import type { NewVendorEvent, VendorMoment } from './vendor-event.ts';

export interface ClickNotifier {
  readonly database: Pick<Database, 'orm' | 'writes'>;
  readonly keyring: Keyring;
  readonly readFacts: WebsiteFactsReader;
  /** To be called after events were stored. */
  readonly onVendorEvents: () => void;
}

/**
 * Stores the events of clicks with consent: `select_content`, whose id in the browser is that of the
 * click. The site delivers its clicks again until it has an answer, so none is lost between the two.
 */
export async function notifyOfClicks(
  request: FastifyRequest,
  clicks: readonly Click[],
  services: ClickNotifier,
): Promise<void> {
  const { database, keyring, onVendorEvents } = services;
  const consented = clicks.filter(({ origin }) => origin?.consentId);
  if (consented.length === 0) return;
  const { website } = await request.wait(services.readFacts(request.website));
  if (!website.serverVendors) return;
  const worths = new Map<number, VendorMoment['worth']>();
  const rows: NewVendorEvent[] = [];
  for (const { id, productId, locale, origin } of consented) {
    if (!origin?.consentId) continue;
    const product = { websiteId: request.website.id, productId };
    if (!worths.has(productId))
      worths.set(productId, await request.wait(expectedWorth(database.orm, product, 'perClick')));
    rows.push(
      ...newVendorEvents(
        {
          ...{ ...product, locale, event: 'select_content', eventId: id },
          ...{ happenedAt: Date.parse(origin.at), consentId: origin.consentId },
          ...{ impressionId: origin.impressionId, worth: worths.get(productId) },
          person: { userAgent: origin.userAgent },
        },
        website,
        keyring,
      ),
    );
  }
  await request.wait(insertVendorEvents(database.writes, rows));
  if (rows.length > 0) onVendorEvents();
}
