import { scrubReport } from '@plaza/site-browser';
import {
  createStackParser,
  createTransport,
  linkedErrorsIntegration,
  Scope,
  type TransportRequest,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import { plainFetch } from '../next/plain-fetch.ts';
import type { Report, ReportFacts } from './report.ts';

/** A report is dropped after this many milliseconds. */
const timeoutMs = 5_000;

/**
 * Reports errors and their causes in Sentry's protocol, without data of a visitor (§8), performance
 * data, sessions or breadcrumbs.
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
    // The scrubbed report only has fields of an event.
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
  const response = await plainFetch(url, init);
  await response.body?.cancel();
  const limits = ['x-sentry-rate-limits', 'retry-after'] as const;
  const [rates, retry] = limits.map((name) => response.headers.get(name));
  return {
    statusCode: response.status,
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
