import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import { createCounter, createHistogram } from './counted.ts';
import type { MetricLabels, MetricName, MetricTable } from './metric-table.ts';

/** The metrics of a process, by the names of their table. */
export type Metrics<Table extends MetricTable> = {
  /** Adds to a counter. */
  count<Name extends MetricName<Table, 'counter'>>(
    name: Name,
    labels: MetricLabels<Table[Name]>,
    by?: number,
  ): void;
  /** Sets a gauge. */
  set<Name extends MetricName<Table, 'gauge'>>(
    name: Name,
    labels: MetricLabels<Table[Name]>,
    value: number,
  ): void;
  /** Adds a value to a histogram. */
  observe<Name extends MetricName<Table, 'histogram'>>(
    name: Name,
    labels: MetricLabels<Table[Name]>,
    value: number,
  ): void;
  /** Calls back before each scrape, for values that are read and not counted. */
  beforeScrape(read: () => void | Promise<void>): void;
  /** Everything in Prometheus' text form. A reading that fails leaves its last values. */
  text(): Promise<string>;
  readonly contentType: string;
};

/** Milliseconds between two looks at the event loop: half a second is what alerts ask about. */
const eventLoopMonitoringPrecision = 20;

/**
 * Creates the metrics of a table, beside those of the process (memory, event loop, descriptors).
 * Values of counters and histograms are kept here; `prom-client` writes them when it is scraped.
 */
export function createMetrics<Table extends MetricTable>(table: Table): Metrics<Table> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision });
  const counters = new Map<string, ReturnType<typeof createCounter>>();
  const histograms = new Map<string, ReturnType<typeof createHistogram>>();
  const gauges = new Map<string, Gauge>();
  for (const [name, row] of Object.entries(table)) {
    const { type, help, labels } = row;
    if (type === 'counter') counters.set(name, createCounter({ name, row, registry }));
    else if (type === 'histogram') histograms.set(name, createHistogram({ name, row, registry }));
    else
      gauges.set(name, new Gauge({ name, help, labelNames: [...labels], registers: [registry] }));
  }
  const readings: (() => void | Promise<void>)[] = [];
  return {
    count: (name, labels, by = 1) => counters.get(name)?.(labels, by),
    set: (name, labels, value) => gauges.get(name)?.set(labels, value),
    observe: (name, labels, value) => histograms.get(name)?.(labels, value),
    beforeScrape: (read) => void readings.push(read),
    async text() {
      await Promise.allSettled(readings.map(async (read) => read()));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
