import { text } from 'node:stream/consumers';
import { serveLocally } from '@plaza/testing';

/** The part of a Sentry event that the tests read. */
export type ReportedEvent = {
  readonly event_id: string;
  readonly platform: string;
  readonly level?: string;
  readonly request?: { readonly url?: string };
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace?: { readonly frames: readonly { readonly filename?: string }[] };
    }[];
  };
};

/** An error-reporting service on loopback that takes envelopes as Sentry's ingestion does. */
export type ReportStub = {
  readonly dsn: string;
  /** Browser events, in order of arrival. */
  readonly events: ReportedEvent[];
  /** The raw envelopes. */
  readonly bodies: string[];
  readonly close: () => Promise<void>;
};

export async function openReportStub(): Promise<ReportStub> {
  const events: ReportedEvent[] = [];
  const bodies: string[] = [];
  const { url, close } = await serveLocally(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://stub');
    const accepted =
      request.method === 'POST' &&
      pathname === '/api/7/envelope/' &&
      searchParams.get('sentry_key') === 'clave';
    const body = await text(request);
    if (accepted) readEnvelope(body);
    response.writeHead(accepted ? 200 : 400).end('{}');
  });

  /** Lines of JSON: a header, then for each item its header and its payload. */
  function readEnvelope(body: string) {
    const [header, ...items] = body.split('\n').map((line) => JSON.parse(line || '{}'));
    for (let at = 0; at + 1 < items.length; at += 2) {
      if (items[at].type !== 'event' || items[at + 1].platform !== 'javascript') continue;
      if (header.event_id !== items[at + 1].event_id) throw new Error('two ids for one event');
      bodies.push(body);
      events.push(items[at + 1]);
    }
  }

  return {
    dsn: `${url.replace('//', '//clave@')}/7`,
    events,
    bodies,
    close,
  };
}
