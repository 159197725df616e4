import { type MetricTable, SECONDS } from '@plaza/metrics';

/** The metrics of a site's process. */
export const SITE_METRICS = {
  plaza_site_request_duration_seconds: {
    type: 'histogram',
    help: 'Requests by what they ask for, status and where a page came from; 499: the client left.',
    labels: ['route', 'status', 'cache'],
    buckets: SECONDS,
  },
  plaza_site_render_duration_seconds: {
    type: 'histogram',
    help: 'Pages rendered by Next, from the request that caused it to the finished page.',
    labels: [],
    buckets: SECONDS,
  },
  plaza_site_refused_total: {
    type: 'counter',
    help: 'Requests refused with 503 because too many were waiting, by who would have answered.',
    labels: ['worker'],
  },
  plaza_site_front_requests_total: {
    type: 'counter',
    help: 'Requests of a front, by what they ask for and why: a new copy (miss), a copy to confirm (expired), or past its cache (bypass).',
    labels: ['route', 'front'],
  },
  plaza_site_front_copies_of_a_path: {
    type: 'gauge',
    help: 'The most copies of one page that fronts have made in ten minutes; a front keeps three, one in each coding.',
    labels: [],
  },
  plaza_site_content_version: {
    type: 'gauge',
    help: 'Version of the content that this site has; compare plaza_service_content_version.',
    labels: ['website'],
  },
  plaza_site_content_confirmed_timestamp_seconds: {
    type: 'gauge',
    help: 'When the service last confirmed the content; 0 if it never did.',
    labels: [],
  },
  plaza_site_content_source: {
    type: 'gauge',
    help: '1 for where the content was last read from: fresh (the service), stale (a copy) or snapshot (the build).',
    labels: ['source'],
  },
  plaza_site_revalidation_delay_seconds: {
    type: 'histogram',
    help: "From the service's message about an import to its pages being expired; whole seconds.",
    labels: [],
    buckets: [1, 2, 3, 5, 10, 30, 60, 300],
  },
} as const satisfies MetricTable;
