import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { describeCause } from '../../http/describe-cause.ts';
import type { Keyring } from '../encryption/keyring.ts';
import type { SiteUrl } from './mail-request.ts';
import { createMailTransport, type MailTransport } from './mail-transport.ts';
import { createOutbox, type Outbox } from './outbox.ts';
import { DEFAULT_PAUSES, nextDue, sendDueMails } from './send-due-mails.ts';

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

/** Milliseconds after which emails of other processes are noticed, at the latest. */
const POLL = 15_000;

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
  app.addHook('onListen', async () => worker.wake());
  app.addHook('onClose', () => worker.stop());
  return createOutbox({
    ...{ database, keyring, siteUrls: settings.siteUrls },
    onAdded: () => (settings.smtpUrl ? worker.wake() : onceWaiting('waiting')),
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
  const stopped = new AbortController();
  let transport: MailTransport | undefined;
  let running: Promise<void> | undefined;
  let isWoken = false;
  let timer: NodeJS.Timeout | undefined;

  async function run(url: string) {
    do {
      isWoken = false;
      transport ??= await createMailTransport(url);
      await sendDueMails(
        {
          ...{ orm: database.batches, keyring, transport, pauses: mailPauses },
          onFailure: (failure) => app.log.warn({ mail: failure }, 'An email was not accepted'),
        },
        stopped.signal,
      );
    } while (isWoken && !stopped.signal.aborted);
    const wait = (await nextDue(database.batches)) ?? POLL;
    schedule(Math.min(Math.max(wait, 20), POLL));
  }

  function schedule(wait: number) {
    clearTimeout(timer);
    if (!stopped.signal.aborted) timer = setTimeout(wake, wait).unref();
  }

  function wake() {
    isWoken = true;
    if (!smtpUrl || running || stopped.signal.aborted) return;
    running = run(smtpUrl)
      .catch((error: unknown) => {
        if (!stopped.signal.aborted)
          app.log.error({ cause: describeCause(error) }, 'Sending emails failed');
        schedule(POLL);
      })
      .finally(() => {
        running = undefined;
        // Woken after the last look.
        if (isWoken) schedule(0);
      });
  }

  return {
    wake,
    async stop() {
      stopped.abort();
      clearTimeout(timer);
      transport?.close();
      await running;
    },
  };
}
