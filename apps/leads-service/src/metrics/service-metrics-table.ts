import { type MetricTable, SECONDS } from '@plaza/metrics';

/** The metrics of the service's process. */
export const SERVICE_METRICS = {
  plaza_service_request_duration_seconds: {
    type: 'histogram',
    help: 'Requests by method, route and status.',
    labels: ['method', 'route', 'status'],
    buckets: SECONDS,
  },
  plaza_service_refused_total: {
    type: 'counter',
    help: 'Refused requests: overloaded (before they were read), rate-limit (429) or unavailable (503).',
    labels: ['reason'],
  },
  plaza_service_write_queue_rows: {
    type: 'gauge',
    help: 'Rows that wait for their group, by kind.',
    labels: ['kind'],
  },
  plaza_service_write_group_rows: {
    type: 'histogram',
    help: 'Rows of a group, which is one transaction, by kind.',
    labels: ['kind'],
    buckets: [1, 4, 16, 64, 128, 256, 512],
  },
  plaza_service_write_group_duration_seconds: {
    type: 'histogram',
    help: 'Transactions of groups, by kind and outcome (saved, failed).',
    labels: ['kind', 'outcome'],
    buckets: SECONDS,
  },
  plaza_service_database_connections: {
    type: 'gauge',
    help: 'Connections to PostgreSQL by pool and state (busy, idle), and requests waiting for one (waiting). None with the embedded database.',
    labels: ['pool', 'state'],
  },
  plaza_service_content_version: {
    type: 'gauge',
    help: 'Version of the content by website; it increases with every import that changes something.',
    labels: ['website'],
  },
  plaza_service_content_imported_timestamp_seconds: {
    type: 'gauge',
    help: 'When the content was last imported, by website.',
    labels: ['website'],
  },
  plaza_service_emails: {
    type: 'gauge',
    help: 'Emails in the outbox: waiting, due (waiting and to be sent now), failed (given up within a day).',
    labels: ['state'],
  },
  plaza_service_vendor_events: {
    type: 'gauge',
    help: 'Events for the servers of vendors, by vendor: waiting, due (waiting and to be sent now), failed (given up within a day).',
    labels: ['vendor', 'state'],
  },
  plaza_service_retention_notes: {
    type: 'gauge',
    help: 'What the last retention tells an operator: a clock that differs, records that are kept, remains. Zero if all is well.',
    labels: [],
  },
  plaza_service_retention_held_rows: {
    type: 'gauge',
    help: 'Expired records that are kept until retention:run --confirm, because they are more than half of their kind (partitions in kB).',
    labels: ['kind'],
  },
  plaza_service_readings_failed_total: {
    type: 'counter',
    help: 'Scrapes whose values could not be read from the database; they keep their last values.',
    labels: [],
  },
} as const satisfies MetricTable;
