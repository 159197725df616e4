/** A metric: its name is the row's key in a table. */
export type MetricRow = {
  readonly type: 'counter' | 'gauge' | 'histogram';
  /** One sentence, shown by Prometheus. */
  readonly help: string;
  /** Every label has few values: no path, no id of a record, nothing about a visitor. */
  readonly labels: readonly string[];
  /** Upper bounds of a histogram. */
  readonly buckets?: readonly number[];
};

export type MetricTable = Readonly<Record<string, MetricRow>>;

/** Names of the rows of one type. */
export type MetricName<Table extends MetricTable, Type extends MetricRow['type']> = {
  [Name in keyof Table]: Table[Name]['type'] extends Type ? Name : never;
}[keyof Table] &
  string;

/** A value for each label of a row. */
export type MetricLabels<Row extends MetricRow> = Readonly<
  Record<Row['labels'][number], string | number>
>;

/** Bounds in seconds from a cached page to a request that is given up. */
export const SECONDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10,
] as const;

/**
 * What `prom-client` reports about every process. The names are part of what alerts may use, so a
 * test compares them with what is really served.
 */
export const PROCESS_METRICS = [
  'process_cpu_user_seconds_total',
  'process_cpu_system_seconds_total',
  'process_cpu_seconds_total',
  'process_start_time_seconds',
  'process_resident_memory_bytes',
  'process_virtual_memory_bytes',
  'process_heap_bytes',
  'process_open_fds',
  'process_max_fds',
  'nodejs_eventloop_lag_seconds',
  'nodejs_eventloop_lag_min_seconds',
  'nodejs_eventloop_lag_max_seconds',
  'nodejs_eventloop_lag_mean_seconds',
  'nodejs_eventloop_lag_stddev_seconds',
  'nodejs_eventloop_lag_p50_seconds',
  'nodejs_eventloop_lag_p90_seconds',
  'nodejs_eventloop_lag_p99_seconds',
  'nodejs_active_resources',
  'nodejs_active_resources_total',
  'nodejs_active_handles',
  'nodejs_active_handles_total',
  'nodejs_active_requests',
  'nodejs_active_requests_total',
  'nodejs_heap_size_total_bytes',
  'nodejs_heap_size_used_bytes',
  'nodejs_external_memory_bytes',
  'nodejs_heap_space_size_total_bytes',
  'nodejs_heap_space_size_used_bytes',
  'nodejs_heap_space_size_available_bytes',
  'nodejs_version_info',
  'nodejs_gc_duration_seconds',
] as const;
