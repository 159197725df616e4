export { createMetrics, type Metrics } from './create-metrics.ts';
export {
  type MetricLabels,
  type MetricName,
  type MetricRow,
  type MetricTable,
  PROCESS_METRICS,
  SECONDS,
} from './metric-table.ts';
export {
  type MetricsAddress,
  MetricsAddressError,
  type MetricsServer,
  serveMetrics,
} from './serve-metrics.ts';
