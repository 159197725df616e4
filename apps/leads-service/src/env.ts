import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { ConversionPartner } from '@plaza/contract';
import {
  type Environment,
  EnvironmentError,
  type EnvironmentVariable,
  readEnvironment,
  requireSecrets,
} from '@plaza/contract/process';
import { DEFAULT_RETENTION, type RetentionPeriods } from './retention/retention-periods.ts';

/** The environment variables of the service (design §4). None is required. */
const variables = [
  'LEADS_SERVICE_PORT',
  'LEADS_SERVICE_HOST',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
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
  'CONTENT_IMPORT_TOKENS',
  'CONVERSION_PARTNERS',
  'APPLICATIONS_KEY',
  'SMTP_URL',
  'SITE_URLS',
  'VENDOR_CREDENTIALS',
  'VENDOR_URL',
  'METRICS_PORT',
  'METRICS_HOST',
  'HEALTH_PORT',
  'HEALTH_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'DASHBOARD_TOKEN',
  'EDITOR_URL',
  'EDITOR_SECRET',
  'EDITOR_OIDC_ISSUER',
  'EDITOR_OIDC_CLIENT_ID',
  'EDITOR_OIDC_CLIENT_SECRET',
  'EDITOR_OIDC_NAME',
  'PREVIEW_SECRET',
  'PREVIEW_URLS',
  'PREVIEW_INSTANCES',
  'NODE_ENV',
] as const satisfies readonly EnvironmentVariable[];

export interface Settings {
  /**
   * The absolute folder where the command was started; pnpm runs scripts in the package's folder.
   */
  readonly workingDirectory: string;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** PostgreSQL itself, if `databaseUrl` is PgBouncer. */
  readonly databaseDirectUrl: string | undefined;
  /** A replica for reads of content. */
  readonly databaseReplicaUrl: string | undefined;
  /** An absolute path. */
  readonly dataDir: string;
  readonly revalidateSecret: string | undefined;
  /** The sites to notify of changed content, by website. */
  readonly revalidateUrls: Environment['REVALIDATE_URLS'];
  readonly logLevel: string;
  /**
   * The number of proxies in front of the service, i.e. of trusted hops in X-Forwarded-For. A site
   * that proxies `/api` is one hop, a CDN before it another. With 0 the client is the peer of the
   * connection, so all visitors of a site count as one.
   */
  readonly trustedProxyHops: number;
  /**
   * The maximum POSTs of one client per minute. All visitors behind an untrusted proxy count as
   * one.
   */
  readonly postsPerMinute: number;
  /**
   * The maximum mean delay of timers in milliseconds before requests are rejected; 0 disables the
   * check.
   */
  readonly maxEventLoopDelay: number;
  readonly retention: RetentionPeriods;
  /** Shared with the lead service that posts leads; without it, leads are not accepted. */
  readonly leadsSecret: string | undefined;
  /** Who may import content over HTTP, by website; without any, nobody. */
  readonly importTokens: ReadonlyMap<number, string>;
  /** Who reports conversions; without any, nobody. */
  readonly conversionPartners: readonly ConversionPartner[];
  /** Base64, the current key first; by default one is generated in the data folder. */
  readonly applicationsKeys: readonly string[] | undefined;
  /** The mail server; without it emails wait. */
  readonly smtpUrl: string | undefined;
  /** Addresses of the sites in the links of emails; default: those of the content. */
  readonly siteUrls: NonNullable<Environment['SITE_URLS']>;
  /** The secrets of vendors whose servers are notified, by website; without them events wait. */
  readonly vendorCredentials: Environment['VENDOR_CREDENTIALS'] | undefined;
  /** Where all vendors are instead of their own hosts, in tests. */
  readonly vendorUrl: string | undefined;
  /** Where metrics are served; without it none are collected. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** Where liveness checks are answered by a thread of their own; without it only by the server. */
  readonly health: { readonly port: number; readonly host: string } | undefined;
  /** The collector that gets traces (OTLP over HTTP); without it none are made. */
  readonly tracesUrl: string | undefined;
  /** Opens the dashboard; without it there is none. */
  readonly dashboardToken: string | undefined;
  /** Where people open the editor; without it the service has none. */
  readonly editor: EditorSettings | undefined;
  /** Opens the draft API to preview instances; without it there is none. */
  readonly previewSecret: string | undefined;
  /** Where people see the previews of sites, by website. */
  readonly previewUrls: NonNullable<Environment['PREVIEW_URLS']>;
  /** The preview instances of sites, which are notified of drafts, by website. */
  readonly previewInstances: NonNullable<Environment['PREVIEW_INSTANCES']>;
  /** Seconds between the attempts to send an email, for tests. */
  readonly mailPauses?: readonly number[];
  /** Seconds between the attempts to notify a vendor, for tests. */
  readonly vendorPauses?: readonly number[];
}

export interface EditorSettings {
  readonly url: string;
  /** By default one is generated in the data folder. */
  readonly secret: string | undefined;
  /** Without it editors sign in by password or passkey. */
  readonly openId?: OpenIdSettings | undefined;
}

/** The OpenID provider by which editors sign in. */
export interface OpenIdSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** What editors call it. */
  readonly name: string;
}

/**
 * Reads the settings. Empty variables count as absent.
 *
 * @throws {EnvironmentError} with every invalid variable
 */
export function readSettings(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Settings {
  const env = readEnvironment(variables, environment);
  refuseUnsafe(env);
  const workingDirectory = resolve(env.INIT_CWD ?? process.cwd());
  return {
    workingDirectory,
    port: env.LEADS_SERVICE_PORT ?? 4000,
    host: env.LEADS_SERVICE_HOST ?? '127.0.0.1',
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL,
    databaseReplicaUrl: env.DATABASE_REPLICA_URL,
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
    importTokens: env.CONTENT_IMPORT_TOKENS ?? new Map(),
    conversionPartners: env.CONVERSION_PARTNERS ?? [],
    applicationsKeys: env.APPLICATIONS_KEY,
    smtpUrl: env.SMTP_URL,
    siteUrls: env.SITE_URLS ?? [],
    vendorCredentials: env.VENDOR_CREDENTIALS,
    vendorUrl: env.VENDOR_URL,
    metrics:
      env.METRICS_PORT === undefined
        ? undefined
        : { port: env.METRICS_PORT, host: env.METRICS_HOST ?? '127.0.0.1' },
    health:
      env.HEALTH_PORT === undefined
        ? undefined
        : { port: env.HEALTH_PORT, host: env.HEALTH_HOST ?? '127.0.0.1' },
    tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT,
    dashboardToken: env.DASHBOARD_TOKEN,
    editor: readEditor(env),
    previewSecret: env.PREVIEW_SECRET,
    previewUrls: env.PREVIEW_URLS ?? [],
    previewInstances: env.PREVIEW_INSTANCES ?? [],
  };
}

type Given = ReturnType<typeof readEnvironment<(typeof variables)[number]>>;

function readEditor(env: Given): EditorSettings | undefined {
  const openId = readOpenId(env);
  const { EDITOR_URL: url, EDITOR_SECRET: secret } = env;
  return url === undefined ? undefined : { url, secret, openId };
}

function readOpenId(env: Given): OpenIdSettings | undefined {
  const {
    EDITOR_OIDC_ISSUER: issuer,
    EDITOR_OIDC_CLIENT_ID: clientId,
    EDITOR_OIDC_CLIENT_SECRET: clientSecret,
    EDITOR_OIDC_NAME: name,
  } = env;
  if (issuer !== undefined && clientId !== undefined && clientSecret !== undefined)
    return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).host };
  if (issuer === undefined && clientId === undefined && clientSecret === undefined)
    return undefined;
  throw new EnvironmentError(
    'The environment is wrong. EDITOR_OIDC_ISSUER, EDITOR_OIDC_CLIENT_ID, EDITOR_OIDC_CLIENT_SECRET: set all three, or none',
  );
}

/**
 * On a database server other instances can run, and one replaces another: a key generated in the data
 * folder of one of them would encrypt what the others cannot read.
 */
function refuseUnsafe({ NODE_ENV, DATABASE_URL, ...env }: Given): void {
  if (NODE_ENV !== 'production' || DATABASE_URL === undefined) return;
  requireSecrets(
    {
      APPLICATIONS_KEY: env.APPLICATIONS_KEY,
      ...(env.REVALIDATE_URLS && { REVALIDATE_SECRET: env.REVALIDATE_SECRET }),
      ...(env.LEADS_SECRET !== undefined && { LEADS_SECRET: env.LEADS_SECRET }),
      ...(env.EDITOR_URL !== undefined && { EDITOR_SECRET: env.EDITOR_SECRET }),
    },
    'NODE_ENV is production and DATABASE_URL a server that several instances can share',
  );
}

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

/** One data folder for all commands of a workspace, wherever they are started. */
function workspaceRoot(folder: string, start = folder): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? start : workspaceRoot(parent, start);
}
