import { createMetrics, type MetricsServer, serveMetrics } from '@plaza/metrics';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { KINDS } from '../retention/retention-kinds.ts';
import type { RetentionOutcome } from '../retention/retention-messages.ts';
import type { WrittenGroup } from '../writes/grouped-writer.ts';
import type { Writers } from '../writes/writers.ts';
import { readDatabaseFacts } from './read-database-facts.ts';
import { SERVICE_METRICS } from './service-metrics-table.ts';

interface Watched {
  readonly database: Database;
  readonly writers: Writers;
}

/** Counts the work of the service. */
export interface ServiceMetrics {
  /** Adds the hooks that count requests; call it before routes are registered. */
  watch(app: FastifyInstance, watched: Watched): void;
  /** A request was rejected before it was read. */
  onOverload(): void;
  readonly onGroup: (kind: string, group: WrittenGroup) => void;
  readonly onRetention: (outcome: RetentionOutcome) => void;
  /** Serves the metrics until the service stops. @throws {Error} if the address is taken */
  serve(address: { readonly port: number; readonly host: string }): Promise<MetricsServer>;
}

type Table = ReturnType<typeof createMetrics<typeof SERVICE_METRICS>>;

export function createServiceMetrics(): ServiceMetrics {
  const metrics = createMetrics(SERVICE_METRICS);
  return {
    watch(app, watched) {
      countRequests(app, metrics);
      metrics.beforeScrape(() => setQueues(metrics, watched));
      metrics.beforeScrape(() => setDatabaseFacts(metrics, watched.database));
    },
    onOverload: () => metrics.count('plaza_service_refused_total', { reason: 'overloaded' }),
    onGroup(kind, { rows, seconds, isSaved }) {
      const outcome = isSaved ? 'saved' : 'failed';
      metrics.observe('plaza_service_write_group_rows', { kind }, rows);
      metrics.observe('plaza_service_write_group_duration_seconds', { kind, outcome }, seconds);
    },
    onRetention({ held, notes }) {
      metrics.set('plaza_service_retention_notes', {}, notes.length);
      for (const kind of Object.keys(KINDS)) {
        const expired = held.flatMap((each) => (each.kind === kind ? [each.expired] : []));
        metrics.set(
          'plaza_service_retention_held_rows',
          { kind },
          expired.reduce((sum, count) => sum + count, 0),
        );
      }
    },
    serve: (address) => serveMetrics(metrics, address),
  };
}

const refusals: Readonly<Record<number, string>> = { 429: 'rate-limit', 503: 'unavailable' };

function countRequests(app: FastifyInstance, metrics: Table) {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode, elapsedTime }, done) => {
    // The pattern of the route, never the path: an unknown path has none.
    const route = routeOptions.url ?? 'unknown';
    metrics.observe(
      'plaza_service_request_duration_seconds',
      { method, route, status: statusCode },
      elapsedTime / 1000,
    );
    const reason = refusals[statusCode];
    if (reason) metrics.count('plaza_service_refused_total', { reason });
    done();
  });
}

function setQueues(metrics: Table, { writers, database }: Watched) {
  for (const [kind, rows] of writers.waiting())
    metrics.set('plaza_service_write_queue_rows', { kind }, rows);
  for (const { pool, ...states } of database.connections?.() ?? [])
    for (const [state, count] of Object.entries(states))
      metrics.set('plaza_service_database_connections', { pool, state }, count);
}

async function setDatabaseFacts(metrics: Table, { orm }: Database) {
  try {
    const { emails, vendorEvents, websites } = await readDatabaseFacts(orm);
    for (const [state, count] of Object.entries(emails))
      metrics.set('plaza_service_emails', { state }, count);
    for (const { vendor, waiting, due, failed } of vendorEvents)
      for (const [state, count] of Object.entries({ waiting, due, failed }))
        metrics.set('plaza_service_vendor_events', { vendor, state }, count);
    for (const { id: website, version, importedAt } of websites) {
      metrics.set('plaza_service_content_version', { website }, version);
      metrics.set('plaza_service_content_imported_timestamp_seconds', { website }, importedAt);
    }
  } catch {
    metrics.count('plaza_service_readings_failed_total', {});
  }
}
