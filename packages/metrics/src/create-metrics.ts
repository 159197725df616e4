import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricLabels, MetricName, MetricRow, MetricTable } from './metric-table.ts';

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

type AnyMetric = Counter | Gauge | Histogram;

/** Creates the metrics of a table, beside those of the process (memory, event loop, descriptors). */
export function createMetrics<Table extends MetricTable>(table: Table): Metrics<Table> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = new Map<string, AnyMetric>();
  for (const [name, row] of Object.entries(table))
    metrics.set(name, createMetric(name, row, registry));
  const readings: (() => void | Promise<void>)[] = [];
  const find = <Kind extends AnyMetric>(name: string) => metrics.get(name) as Kind;
  return {
    count: (name, labels, by = 1) => find<Counter>(name).inc(labels, by),
    set: (name, labels, value) => find<Gauge>(name).set(labels, value),
    observe: (name, labels, value) => find<Histogram>(name).observe(labels, value),
    beforeScrape: (read) => void readings.push(read),
    async text() {
      await Promise.allSettled(readings.map(async (read) => read()));
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

function createMetric(name: string, row: MetricRow, registry: Registry): AnyMetric {
  const { help, labels, buckets } = row;
  const options = { name, help, labelNames: [...labels], registers: [registry] };
  if (row.type === 'counter') return new Counter(options);
  if (row.type === 'gauge') return new Gauge(options);
  return new Histogram({ ...options, ...(buckets && { buckets: [...buckets] }) });
}
