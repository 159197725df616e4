import type { VendorCredential } from '@plaza/tracking/server';
import type { FastifyInstance } from 'fastify';
import type { Keyring } from '../applications/encryption/keyring.ts';
import type { Flows } from '../applications/flow-answers.ts';
import type { Database } from '../database/database.ts';
import { nextDue } from '../outbox/claim-due.ts';
import { createOutboxWorker } from '../outbox/outbox-worker.ts';
import { waitingEvents } from './insert-vendor-events.ts';
import { queueLenderEvents } from './queue-lender-events.ts';
import { EVENT_PAUSES, sendDueEvents } from './send-due-events.ts';
import { createVendorTransport } from './vendor-transport.ts';

/** The secrets of vendors by website id, or `*` for every website, and by vendor. */
export type VendorCredentials = Readonly<
  Record<string, Readonly<Record<string, VendorCredential>>>
>;

export interface VendorEventSettings {
  /** Without it events wait. */
  readonly vendorCredentials: VendorCredentials | undefined;
  /** Where all vendors are instead of their own hosts, in tests. */
  readonly vendorUrl: string | undefined;
  /** Seconds between attempts; default: from half a minute to four hours. */
  readonly vendorPauses?: readonly number[];
}

interface VendorEventServices {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly settings: VendorEventSettings;
  readonly flows: Flows;
}

/** Milliseconds for which conversions are looked at again, at the start and in every pass. */
const LOOK_BACK = { first: 7 * 86_400_000, next: 15 * 60_000 } as const;

/**
 * Notifies the servers of vendors from when the app listens.
 *
 * @returns to be called after events were stored
 */
export function registerVendorEvents(
  app: FastifyInstance,
  { database: { batches: orm }, keyring, settings, flows }: VendorEventServices,
): () => void {
  const { vendorCredentials, vendorUrl, vendorPauses: pauses = EVENT_PAUSES } = settings;
  if (!vendorCredentials) return () => {};
  const transport = createVendorTransport({ vendorUrl });
  // A transaction may be committed long after the time of its rows.
  let since = Date.now() - LOOK_BACK.first;
  const queueConversions = async () => {
    const begun = Date.now();
    await queueLenderEvents({ orm, keyring, flows }, since);
    since = begun - LOOK_BACK.next;
  };
  const worker = createOutboxWorker(app, {
    failure: 'Notifying vendors failed',
    async send(signal) {
      await queueConversions();
      await sendDueEvents(
        {
          ...{ orm, keyring, transport, pauses },
          credentialOf: (website, vendor) => credentialOf(vendorCredentials, website, vendor),
          onFailure: (failure) =>
            app.log.warn({ vendorEvent: failure }, 'A vendor did not take an event'),
        },
        signal,
      );
    },
    nextDue: () => nextDue(orm, waitingEvents),
  });
  return () => worker.wake();
}

/** The website's own credential comes before the one for all. */
function credentialOf(
  credentials: VendorCredentials,
  websiteId: number,
  vendor: string,
): VendorCredential | undefined {
  for (const website of [`${websiteId}`, '*']) {
    const own = credentials[website];
    if (own && Object.hasOwn(own, vendor)) return own[vendor];
  }
  return undefined;
}
