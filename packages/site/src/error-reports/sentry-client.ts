import {
  createStackParser,
  createTransport,
  linkedErrorsIntegration,
  Scope,
  type TransportRequest,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { scrubReport } from '../core/scrub-report.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import type { Report, ReportFacts } from './report.ts';

/** Milliseconds after which a report that is not taken is lost. */
const timeoutMs = 5_000;

/**
 * Reports in Sentry's protocol: errors and the causes behind them, and nothing that tells of a
 * visitor (§8). No performance data, sessions or breadcrumbs are taken.
 */
export function createSentryClient(dsn: string): Report {
  const client = new ServerRuntimeClient({
    dsn,
    platform: 'node',
    runtime: { name: 'node', version: process.version },
    environment: 'production',
    integrations: [linkedErrorsIntegration()],
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) => createTransport(options, (request) => send(options, request)),
    sendClientReports: false,
    traceLifecycle: 'static',
    // The scrubbed report is built from the fields that it may have, so it is an event still.
    beforeSend: (event) => scrubReport(event) as unknown as typeof event,
  });
  client.init();
  return (error, facts) => {
    scopeOf(client, facts).captureException(error, { mechanism: mechanismOf(facts) });
  };
}

type Endpoint = { readonly url: string; readonly headers?: Record<string, string> };

async function send({ url, headers = {} }: Endpoint, { body }: TransportRequest) {
  const signal = AbortSignal.timeout(timeoutMs);
  const init = { method: 'POST', headers, body: body as BodyInit, signal };
  const answer = await plainFetch(url, init);
  await answer.body?.cancel();
  const limits = ['x-sentry-rate-limits', 'retry-after'] as const;
  const [rates, retry] = limits.map((name) => answer.headers.get(name));
  return {
    statusCode: answer.status,
    headers: { 'x-sentry-rate-limits': rates ?? null, 'retry-after': retry ?? null },
  };
}

function mechanismOf({ mechanism, handled }: ReportFacts) {
  return { type: mechanism, handled };
}

function scopeOf(client: ServerRuntimeClient, { transaction, request, tags }: ReportFacts): Scope {
  const scope = new Scope();
  scope.setClient(client);
  scope.setTags({ ...tags });
  scope.addEventProcessor((event) => ({
    ...event,
    ...(transaction && { transaction }),
    ...(request && { request }),
  }));
  return scope;
}
