import { readFileSync } from 'node:fs';
import { type MetricRow, PROCESS_METRICS } from '@plaza/metrics';
import { SITE_METRICS } from '@plaza/site/metrics/site-metrics';
import { SERVICE_METRICS } from 'leads-service/metrics/service-metrics-table';
import { describe, expect, it } from 'vitest';

const text = readFileSync(new URL('../deploy/prometheus/alerts.yaml', import.meta.url), 'utf8');
const expressions = [...text.matchAll(/^ {8}expr: (.+)$/gm)].map(([, expr = '']) => expr);
const queries = [...text.matchAll(/\{\{ with query "(.+?)" \}\}/g)].map(([, query = '']) => query);

const rows: Readonly<Record<string, MetricRow>> = { ...SITE_METRICS, ...SERVICE_METRICS };

/** The series of a metric, as Prometheus stores them. */
const series = new Set<string>([
  ...PROCESS_METRICS,
  ...Object.entries(rows).flatMap(([name, { type }]) =>
    type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
  ),
]);

const named = /\b(?:plaza|process|nodejs)_\w+/g;

describe('the suggested alert rules', () => {
  it('name only metrics that exist', () => {
    expect(expressions.length).toBe(text.match(/^ {6}- alert: /gm)?.length);
    const unknown = [...expressions, ...queries]
      .flatMap((expr) => expr.match(named) ?? [])
      .filter((name) => !series.has(name));
    expect(unknown).toEqual([]);
  });

  it('select only by labels that the metric has', () => {
    for (const expr of expressions)
      for (const [, name = '', selectors = ''] of expr.matchAll(/(\w+)\{([^}]*)\}/g)) {
        const row = rows[name.replace(/_(?:bucket|sum|count)$/, '')] ?? rows[name];
        const used = [...selectors.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)].map(([, label]) => label);
        for (const label of used) expect(row?.labels, `${name}{${label}}`).toContain(label);
      }
  });

  it('watch every metric of the service and of sites', () => {
    const watched = [...expressions, ...queries].join(' ');
    const unwatched = Object.keys(rows).filter((name) => !watched.includes(name));
    expect(unwatched).toEqual([]);
  });
});
