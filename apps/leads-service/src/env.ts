import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import {
  type Environment,
  type EnvironmentVariable,
  readEnvironment,
} from '@plaza/contract/process';
import { DEFAULT_RETENTION, type RetentionPeriods } from './retention/retention-periods.ts';

/** What the service reads of its environment (design §4). None of it is needed to start. */
const variables = [
  'LEADS_SERVICE_PORT',
  'LEADS_SERVICE_HOST',
  'DATABASE_URL',
  'PLAZA_DATA_DIR',
  'REVALIDATE_SECRET',
  'REVALIDATE_URLS',
  'LOG_LEVEL',
  'TRUSTED_PROXY_HOPS',
  'INIT_CWD',
  'POSTS_PER_MINUTE',
  'MAX_EVENT_LOOP_DELAY',
  'VISIT_RETENTION_DAYS',
  'MESSAGE_RETENTION_DAYS',
  'COMPLAINT_RETENTION_DAYS',
  'SPAM_RETENTION_DAYS',
  'CONSENT_RETENTION_DAYS',
  'LEAD_RETENTION_DAYS',
  'LEADS_SECRET',
] as const satisfies readonly EnvironmentVariable[];

export interface Settings {
  /** Absolute: where the command was typed. pnpm runs scripts in the package's folder. */
  readonly workingDirectory: string;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly revalidateSecret: string | undefined;
  /** The sites to notify of changed content, by the website that they show. */
  readonly revalidateUrls: Environment['REVALIDATE_URLS'];
  readonly logLevel: string;
  /**
   * How many proxies are in front of the service: as many hops of X-Forwarded-For are trusted.
   * A site that passes `/api` through is one hop, the CDN before it another. With 0 the client is the
   * peer of the connection, and all visitors of a site count as one.
   */
  readonly trustedProxyHops: number;
  /** How many POSTs one client may send a minute. All visitors behind one untrusted proxy are one. */
  readonly postsPerMinute: number;
  /** Mean milliseconds by which timers may be late before requests are refused; 0 refuses none. */
  readonly maxEventLoopDelay: number;
  readonly retention: RetentionPeriods;
  /** Shared with the lead service that posts leads; without it none are taken. */
  readonly leadsSecret: string | undefined;
}

/**
 * Reads the settings. An empty variable counts as absent.
 *
 * @throws EnvironmentError naming every variable that is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const env = readEnvironment(variables, environment);
  const workingDirectory = resolve(env.INIT_CWD ?? process.cwd());
  return {
    workingDirectory,
    port: env.LEADS_SERVICE_PORT ?? 4000,
    host: env.LEADS_SERVICE_HOST ?? '127.0.0.1',
    databaseUrl: env.DATABASE_URL,
    dataDir: env.PLAZA_DATA_DIR
      ? resolve(workingDirectory, env.PLAZA_DATA_DIR)
      : join(workspaceRoot(workingDirectory), '.data/leads-service'),
    revalidateSecret: env.REVALIDATE_SECRET,
    revalidateUrls: env.REVALIDATE_URLS ?? [],
    logLevel: env.LOG_LEVEL ?? 'info',
    trustedProxyHops: env.TRUSTED_PROXY_HOPS ?? 0,
    postsPerMinute: env.POSTS_PER_MINUTE ?? 6_000,
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY ?? 1_000,
    retention: readRetention(env),
    leadsSecret: env.LEADS_SECRET,
  };
}

type Given = ReturnType<typeof readEnvironment<(typeof variables)[number]>>;

function readRetention(env: Given): RetentionPeriods {
  return {
    visits: env.VISIT_RETENTION_DAYS ?? DEFAULT_RETENTION.visits,
    messages: env.MESSAGE_RETENTION_DAYS ?? DEFAULT_RETENTION.messages,
    complaints: env.COMPLAINT_RETENTION_DAYS ?? DEFAULT_RETENTION.complaints,
    spam: env.SPAM_RETENTION_DAYS ?? DEFAULT_RETENTION.spam,
    consents: env.CONSENT_RETENTION_DAYS ?? DEFAULT_RETENTION.consents,
    leads: env.LEAD_RETENTION_DAYS ?? DEFAULT_RETENTION.leads,
  };
}

/** One data folder for all commands of a workspace, wherever in it they are typed. */
function workspaceRoot(folder: string, start = folder): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? start : workspaceRoot(parent, start);
}
