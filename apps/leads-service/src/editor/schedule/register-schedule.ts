import type { FastifyInstance } from 'fastify';
import type { ImportServices } from '../../import/store-import.ts';
import { announceImport } from '../../import/store-import.ts';
import { createOutboxWorker, type OutboxWorker } from '../../outbox/outbox-worker.ts';
import { nextScheduled, publishScheduled } from './publish-scheduled.ts';

/** Publishes scheduled drafts while the app listens; a time that was missed meanwhile at once. */
export function registerSchedule(
  app: FastifyInstance,
  services: Omit<ImportServices, 'log'>,
): OutboxWorker {
  const { database } = services;
  return createOutboxWorker(app, {
    failure: 'Scheduled content was not published',
    nextDue: () => nextScheduled(database),
    async send() {
      for (const { published, failure, late, ...named } of await publishScheduled(database)) {
        if (failure !== undefined)
          app.log.error({ ...named, failure }, 'Scheduled content cannot be published');
        if (late !== undefined) app.log.warn({ ...named, late }, 'Content was published late');
        if (published) await announceImport({ ...services, log: app.log }, published, undefined);
      }
    },
  });
}
