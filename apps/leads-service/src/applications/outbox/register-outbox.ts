import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { nextDue } from '../../outbox/claim-due.ts';
import { createOutboxWorker } from '../../outbox/outbox-worker.ts';
import type { Keyring } from '../encryption/keyring.ts';
import type { SiteUrl } from './mail-request.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { DEFAULT_PAUSES, sendDueMails, waitingMails } from './send-due-mails.ts';

export interface OutboxSettings {
  readonly smtpUrl: string | undefined;
  readonly siteUrls: readonly SiteUrl[];
  /** Seconds between the attempts to send an email; default: from half a minute to four hours. */
  readonly mailPauses?: readonly number[];
}

interface OutboxServices {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly settings: OutboxSettings;
}

/** Sends the emails of the outbox from when the app listens; none waits for a request. */
export function registerOutbox(app: FastifyInstance, services: OutboxServices): Outbox {
  const { database, keyring, settings } = services;
  const worker = createWorker(app, services);
  const onceMissing = onceEach<string>((page) =>
    app.log.warn({ page }, 'No page of type EmailConfirmationGate: emails cannot be written'),
  );
  const onceWaiting = onceEach<'waiting'>(() =>
    app.log.warn('SMTP_URL is not set: emails wait in the outbox'),
  );
  return createOutbox({
    ...{ database, keyring, siteUrls: settings.siteUrls },
    onAdded: () => (worker ? worker.wake() : onceWaiting('waiting')),
    onMissingPage: (websiteId, locale) => onceMissing(`${websiteId} ${locale}`),
  });
}

function onceEach<T>(log: (value: T) => void): (value: T) => void {
  const seen = new Set<T>();
  return (value) => {
    if (!seen.has(value)) log(value);
    seen.add(value);
  };
}

function createWorker(app: FastifyInstance, { database, keyring, settings }: OutboxServices) {
  const { smtpUrl, mailPauses = DEFAULT_PAUSES } = settings;
  if (!smtpUrl) return undefined;
  let transport: MailTransport | undefined;
  const onFailure = (failure: object) =>
    app.log.warn({ mail: failure }, 'An email was not accepted');
  return createOutboxWorker(app, {
    failure: 'Sending emails failed',
    async send(signal) {
      transport ??= await createMailTransport(smtpUrl);
      const { batches: orm } = database;
      await sendDueMails({ orm, keyring, transport, pauses: mailPauses, onFailure }, signal);
    },
    nextDue: () => nextDue(database.batches, waitingMails),
    close: () => transport?.close(),
  });
}
