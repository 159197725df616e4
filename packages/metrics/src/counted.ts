import { Counter, type Metric, type Registry } from 'prom-client';
import type { MetricRow } from './metric-table.ts';
import { createSeries, type Labels } from './series.ts';

type Named = { readonly name: string; readonly row: MetricRow; readonly registry: Registry };

/** Adds to a counter; `prom-client` reads the sums when it is scraped. */
export function createCounter({ name, row, registry }: Named) {
  const series = createSeries(row.labels, () => ({ sum: 0 }));
  new Counter({
    ...{ name, help: row.help, labelNames: [...row.labels], registers: [registry] },
    collect() {
      this.reset();
      for (const [labels, { sum }] of series.all()) this.inc(labels, sum);
    },
  });
  return (labels: Labels, by: number) => {
    series.of(labels).sum += by;
  };
}

/**
 * Adds a value to a histogram: one search and two additions in an array that is there already. A
 * value that is no number is left out, because it would make the sum one too.
 */
export function createHistogram({ name, row, registry }: Named) {
  const bounds = row.buckets ?? [];
  const [beyond, sum] = [bounds.length, bounds.length + 1];
  const series = createSeries(row.labels, () => new Float64Array(bounds.length + 2));
  const described = { name, help: row.help, type: 'histogram', aggregator: 'sum' } as const;
  const values = () =>
    series.all().flatMap(([labels, child]) => {
      let count = 0;
      const bucket = (le: string | number, at: number) => {
        count += child[at] ?? 0;
        return { metricName: `${name}_bucket`, labels: { le, ...labels }, value: count };
      };
      return [
        ...bounds.map(bucket),
        bucket('+Inf', beyond),
        { metricName: `${name}_sum`, labels, value: child[sum] ?? 0 },
        { metricName: `${name}_count`, labels, value: count },
      ];
    });
  // The registry asks a metric for nothing but its name and its values.
  const metric = { ...described, get: async () => ({ ...described, values: values() }) };
  registry.registerMetric(metric as unknown as Metric);
  return (labels: Labels, value: number) => {
    if (!Number.isFinite(value)) return;
    let at = 0;
    while (at < beyond && value > (bounds[at] ?? 0)) at += 1;
    const child = series.of(labels);
    child[at] = (child[at] ?? 0) + 1;
    child[sum] = (child[sum] ?? 0) + value;
  };
}
