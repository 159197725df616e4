import * as z from 'zod';
import { type ConversionPartner, readConversionPartner } from './conversion-partner.ts';

function wholeNumber(least: number, most: number) {
  const error = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error, abort: true })
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error));
}

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
  .refine((value) => !holdsCredentials(new URL(value)), 'must not carry credentials');

const holdsCredentials = ({ username, password }: URL) => username !== '' || password !== '';

const isLoopback = ({ hostname }: URL) =>
  /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);

/** The issuer of an OpenID provider, compared letter by letter with that of its tokens. */
const issuerAddress = webAddress.refine((value) => {
  const url = new URL(value);
  return url.protocol === 'https:' || isLoopback(url);
}, 'must be an https address');

const internalAddress = z
  .url({ protocol: /^http$/, error: 'must be http addresses separated by commas', abort: true })
  .refine((value) => !holdsCredentials(new URL(value)), 'must not carry credentials');

/** Addresses of listeners that only other programs of a deployment reach. */
const internalAddresses = z
  .string()
  .transform((list) => list.split(',').flatMap((each) => each.trim() || []))
  .pipe(z.array(internalAddress));

/** Origins separated by spaces or commas. */
const origins = z
  .string()
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z
        .url({ protocol: /^https?$/, error: 'must be http or https addresses' })
        .transform((url) => new URL(url).origin),
    ),
  );

/** 32 random bytes as base64, several separated by commas. Its errors never repeat the value. */
const encryptionKeys = z.string().transform((list, context) => {
  const keys = list.split(',').map((key) => key.trim());
  if (keys.every((key) => /^[A-Za-z0-9+/_-]{43}=?$/.test(key))) return keys;
  context.addIssue('must be 32 bytes as base64, or several such keys separated by commas');
  return z.NEVER;
});

const smtpAddress = z
  .string()
  .refine(
    (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
    'must be an smtp:// or smtps:// address',
  );

/** A PostgreSQL server, or several of which one is the primary: `postgres://user@one,two:5433/leads`. */
const databaseAddress = z
  .string()
  .refine(
    (value) =>
      /^postgres(ql)?:\/\//.test(value) &&
      URL.canParse(value.replace(/(?<=[@/,])[^@/,?]*,(?=[^@]*$)/g, '')),
    'must be a postgres:// or postgresql:// address',
  );

/** Address of a website. */
const siteUrl = z.object({ websiteId: wholeNumber(1, 999_999_999), url: webAddress });

/** `101=https://one.example,102=https://two.example`; a website at several addresses has several pairs. */
const siteUrls = z.string().transform((list, context) =>
  list
    .split(',')
    .filter((pair) => pair.trim() !== '')
    .flatMap((pair, index) => {
      const [websiteId = '', ...rest] = pair.split('=');
      const read = siteUrl.safeParse({ websiteId: websiteId.trim(), url: rest.join('=').trim() });
      if (read.success) return [read.data];
      const [issue] = read.error.issues;
      context.addIssue(
        `must be websiteId=url pairs separated by commas, such as 101=https://site.example: ${String(issue?.path[0])} of pair ${index + 1} ${issue?.message}`,
      );
      return [];
    }),
);

const secret = z.string().min(8).max(10_000);

const credentialsByWebsite = z.record(
  z.string().regex(/^(?:\*|[1-9]\d{0,8})$/),
  z.record(
    z.string().regex(/^[a-z]\w{0,39}$/),
    z.union([secret, z.record(z.string().regex(/^\w{1,40}$/), z.string().max(10_000))]),
  ),
);

/** `{"101":{"meta":"token"}}`. Its errors never repeat the value. */
const vendorCredentials = z.string().transform((text, context) => {
  try {
    const read = credentialsByWebsite.safeParse(JSON.parse(text));
    if (read.success) return read.data;
  } catch {}
  context.addIssue(
    'must be JSON with a token or the fields of a key by website id (or *) and vendor, such as {"101":{"meta":"..."}}',
  );
  return z.NEVER;
});

const proxyHops = wholeNumber(0, 10);
const days = wholeNumber(1, 36_500);
const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;

/**
 * Every variable of the leads service and of sites, all optional. Each program reads its own
 * (`readEnvironment`), so that a shared variable is valid or invalid for both.
 */
export const environmentSchema = z.object({
  DATABASE_URL: databaseAddress,
  /** PostgreSQL itself, for migrations and notifications, if `DATABASE_URL` is PgBouncer. */
  DATABASE_DIRECT_URL: databaseAddress,
  /** A streaming replica, for reads of content. */
  DATABASE_REPLICA_URL: databaseAddress,
  PLAZA_DATA_DIR: z.string(),
  LEADS_SERVICE_PORT: wholeNumber(0, 65_535),
  LEADS_SERVICE_HOST: z.string(),
  /** Address of the service for sites, without a trailing slash. */
  LEADS_SERVICE_URL: webAddress.transform((value) => value.replace(/\/+$/, '')),
  /** Signs the service's messages to a site; the same for both. */
  REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters'),
  /** The sites that the service notifies about changed content, by website id. */
  REVALIDATE_URLS: siteUrls,
  /** Address of the lead form; `{websiteId}` is replaced by the website's id. */
  LEAD_FORM_URL: webAddress,
  /** Secrets shared with partners: `name=secret` pairs separated by commas. */
  HAND_OVER_SECRETS: z
    .string()
    .regex(
      /^\s*[a-z0-9][a-z0-9-]*=[^,]{32,}(?:,\s*[a-z0-9][a-z0-9-]*=[^,]{32,})*$/,
      'must be name=secret pairs separated by commas, with secrets of at least 32 characters',
    ),
  /** Where partners are instead of their own addresses; `{partner}` is replaced by their name. */
  PARTNER_URL: webAddress,
  LEAD_FORM_SANDBOX_PORT: wholeNumber(0, 65_535),
  EDITOR_PORT: wholeNumber(0, 65_535),
  EDITOR_HOST: z.string(),
  /** Signs the leads that a lead service posts; the same for both. */
  LEADS_SECRET: z.string().min(16, 'must have at least 16 characters'),
  /**
   * Who reports conversions, separated by commas: a name, the spelling of its messages, a secret, and
   * what may limit it: `tune-es=tune;secret=…;addresses=192.0.2.0/24|2001:db8::/32;signed;report=…`.
   */
  CONVERSION_PARTNERS: z.string().transform((list, context) =>
    list.split(',').map((text): ConversionPartner => {
      const partner = readConversionPartner(text.trim());
      if (typeof partner !== 'string') return partner;
      context.addIssue({ code: 'custom', message: `must list partners: ${partner}` });
      return z.NEVER;
    }),
  ),
  /** Who may import content over HTTP: `website id=token` pairs separated by commas. */
  CONTENT_IMPORT_TOKENS: z
    .string()
    .regex(
      /^\s*[1-9]\d{0,9}=[^,\s]{32,}(?:,\s*[1-9]\d{0,9}=[^,\s]{32,})*\s*$/,
      'must be id=token pairs separated by commas, with tokens of at least 32 characters',
    )
    .transform(
      (text) =>
        new Map(
          text.split(',').map((pair) => {
            const [, id = '', token = ''] = /^\s*(\d+)=(.+?)\s*$/.exec(pair) ?? [];
            return [Number(id), token] as const;
          }),
        ),
    ),
  /** The token of a website, for its import. */
  CONTENT_IMPORT_TOKEN: z.string().min(32, 'must have at least 32 characters'),
  LEAD_FORM_ORIGINS: origins,
  /**
   * Encrypts the answers of applications: the current key, then earlier ones that only decrypt. By
   * default it is generated.
   */
  APPLICATIONS_KEY: encryptionKeys,
  /** The mail server; without it emails wait. */
  SMTP_URL: smtpAddress,
  /** Port of the mail server of the sandbox. */
  SANDBOX_SMTP_PORT: wholeNumber(0, 65_535),
  /** Addresses of the sites in the links of emails, by website; default: those of the content. */
  SITE_URLS: siteUrls,
  /**
   * The secrets of vendors whose servers the service notifies, as JSON: website id (or `*`), vendor,
   * and a token or the fields of a key.
   */
  VENDOR_CREDENTIALS: vendorCredentials,
  /** Where all vendors are instead of their own hosts, in tests: `{this}/{host}/{path}`. */
  VENDOR_URL: webAddress,
  /** Number of trusted proxies in front of the service (`X-Forwarded-For`). */
  TRUSTED_PROXY_HOPS: proxyHops,
  /** Number of trusted proxies in front of the site (`X-Forwarded-For`). */
  SITE_TRUSTED_PROXY_HOPS: proxyHops,
  /** The internal listeners of the fronts that keep copies of the site's pages. */
  PURGE_URLS: internalAddresses,
  /** Folder of what a site keeps: copies of content, pictures and clicks. */
  SITE_DATA_DIR: z.string(),
  /** Pages that a site renders before it is ready. */
  SITE_WARM_PAGES: wholeNumber(0, 100_000),
  SITE_TEST_MODE: z.enum(['0', '1'], 'must be 0 or 1'),
  /** Shares the pages of a site's instances. */
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// or rediss:// address' }),
  /** Names the build whose instances share pages; default: Next's own name of it. */
  DEPLOYMENT_ID: z.string().regex(/^[\w.-]{1,100}$/, 'must be up to 100 letters, digits, . _ or -'),
  /** Folder `.next/static` of the build before, whose static files are served as well. */
  PREVIOUS_STATIC_DIR: z.string(),
  PAGE_CACHE_REQUEST_HANDLER: z.enum(['0', '1'], 'must be 0 or 1'),
  /** Validated where it is used: an invalid DSN only disables error reports. */
  SENTRY_DSN: z.string(),
  /** Serves metrics on this port; unset, none are collected. */
  METRICS_PORT: wholeNumber(0, 65_535),
  METRICS_HOST: z.string(),
  /** Answers liveness checks on this port, from a thread of its own; unset, only on the main port. */
  HEALTH_PORT: wholeNumber(0, 65_535),
  HEALTH_HOST: z.string(),
  /** Sends traces to this collector; unset, none are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.transform((value) => value.replace(/\/+$/, '')),
  /** Opens the operator's dashboard of the service; unset, there is none. */
  DASHBOARD_TOKEN: z.string().min(16, 'must have at least 16 characters'),
  /** Address at which people open the editor; unset, the service has none. */
  EDITOR_URL: webAddress.transform((value) => value.replace(/\/+$/, '')),
  /** Signs the sessions of editors, and encrypts their second factors. */
  EDITOR_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** The OpenID provider by which editors sign in; unset, there is none. */
  EDITOR_OIDC_ISSUER: issuerAddress,
  EDITOR_OIDC_CLIENT_ID: z.string().max(500),
  EDITOR_OIDC_CLIENT_SECRET: z.string().min(8, 'must have at least 8 characters').max(2000),
  /** What editors call the provider; default: the host of its issuer. */
  EDITOR_OIDC_NAME: z.string().max(60, 'must have at most 60 characters'),
  /** Opens the draft API to preview instances, also as a part of its address; unset, there is none. */
  PREVIEW_SECRET: z
    .string()
    .regex(/^[\w-]{32,100}$/, 'must have 32 to 100 letters, digits, hyphens or underscores'),
  /** Where people see the previews of sites, by website id: the editor's server answers there. */
  PREVIEW_URLS: siteUrls,
  /** The preview instances of sites, by website id, which the service and the editor's server reach. */
  PREVIEW_INSTANCES: siteUrls,
  LOG_LEVEL: z.enum(levels, `must be one of ${levels.join(', ')}`),
  POSTS_PER_MINUTE: wholeNumber(1, 999_999_999),
  MAX_EVENT_LOOP_DELAY: wholeNumber(0, 600_000),
  VISIT_RETENTION_DAYS: days,
  MESSAGE_RETENTION_DAYS: days,
  COMPLAINT_RETENTION_DAYS: days,
  SPAM_RETENTION_DAYS: days,
  CONSENT_RETENTION_DAYS: days,
  LEAD_RETENTION_DAYS: days,
  /** Set by npm and pnpm: the folder where the command was run. */
  INIT_CWD: z.string(),
  NODE_ENV: z.string(),
  /** Set by Next. */
  NEXT_PHASE: z.string(),
});

export type Environment = z.infer<typeof environmentSchema>;
export type EnvironmentVariable = keyof Environment;
