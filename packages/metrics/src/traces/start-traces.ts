import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  type Context,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';

export type TracesOptions = {
  /** Base address of a collector that takes OTLP over HTTP; `/v1/traces` is added. */
  readonly url: string;
  /** The name of this program in the traces. */
  readonly service: string;
  /**
   * Whether requests continue the trace that their `traceparent` names. Not where visitors come in:
   * they could write into any trace.
   */
  readonly continues: boolean;
};

export type Traces = {
  /**
   * Makes a span of a request and runs its work inside. The name is asked for at its end, when the
   * route is known; it must not contain a path.
   */
  serve(
    request: IncomingMessage,
    response: ServerResponse,
    served: { readonly name: () => string; readonly work: () => void },
  ): void;
  /** Headers that make a request to another program part of the current trace. */
  headers(): Record<string, string>;
  /** Sends what has not been sent. */
  close(): Promise<void>;
};

/**
 * Sends traces by OpenTelemetry. Nothing global is registered: libraries that would make spans of
 * their own, with paths and queries of visitors, stay silent. A collector that is away costs
 * nothing but its spans.
 */
export function startTraces({ url, service, continues }: TracesOptions): Traces {
  const propagator = new W3CTraceContextPropagator();
  const current = new AsyncLocalStorage<Context>();
  const exporter = new OTLPTraceExporter({ url: `${url}/v1/traces`, timeoutMillis: 5_000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1_000 })],
  });
  const tracer = provider.getTracer('@plaza/metrics');
  return {
    serve(request, response, { name, work }) {
      const parent = continues
        ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter)
        : ROOT_CONTEXT;
      const attributes = { 'http.request.method': request.method ?? '' };
      const span = tracer.startSpan('request', { kind: SpanKind.SERVER, attributes }, parent);
      response.once('close', () => {
        const { statusCode } = response;
        span.updateName(name());
        span.setAttribute('http.response.status_code', statusCode);
        if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      });
      current.run(trace.setSpan(parent, span), work);
    },
    headers() {
      const headers: Record<string, string> = {};
      const context = current.getStore();
      if (context) propagator.inject(context, headers, defaultTextMapSetter);
      return headers;
    },
    close: () => provider.shutdown(),
  };
}
