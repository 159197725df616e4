import {
  EnvironmentError,
  type EnvironmentVariable,
  readEnvironment,
  requireSecrets,
} from '@plaza/contract/process';
import { readPartnerSecrets } from '@plaza/flows/hand-over';
import type { SiteEnvironment } from '../model/environment.ts';

/** Environment variables of a site (design §4). */
const names = [
  'LEADS_SERVICE_URL',
  'REVALIDATE_SECRET',
  'LEAD_FORM_URL',
  'HAND_OVER_SECRETS',
  'PARTNER_URL',
  'SENTRY_DSN',
  'SITE_TRUSTED_PROXY_HOPS',
  'PURGE_URLS',
  'SITE_DATA_DIR',
  'SITE_WARM_PAGES',
  'SITE_TEST_MODE',
  'PAGE_CACHE_REQUEST_HANDLER',
  'METRICS_PORT',
  'METRICS_HOST',
  'HEALTH_PORT',
  'HEALTH_HOST',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'REDIS_URL',
  'DEPLOYMENT_ID',
  'PREVIOUS_STATIC_DIR',
  'NODE_ENV',
  'NEXT_PHASE',
] as const satisfies readonly EnvironmentVariable[];

/**
 * Reads the environment variables of a site; an empty one counts as absent.
 *
 * @throws {EnvironmentError} listing every invalid variable with the reason
 */
export function readSiteEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): SiteEnvironment {
  const env = readEnvironment(names, variables);
  const building = env.NEXT_PHASE === 'phase-production-build';
  if (env.NODE_ENV === 'production' && env.REDIS_URL !== undefined && !building)
    requireSecrets(
      { REVALIDATE_SECRET: env.REVALIDATE_SECRET },
      'NODE_ENV is production and REDIS_URL shares pages with other instances, which one message expires',
    );
  const preview = isDraftApi(env.LEADS_SERVICE_URL);
  if (preview) assertAlone(env);
  return {
    leadsServiceUrl: env.LEADS_SERVICE_URL ?? 'http://127.0.0.1:4000',
    ...(preview && { preview }),
    revalidateSecret: env.REVALIDATE_SECRET,
    ...(env.LEAD_FORM_URL && { leadFormUrl: env.LEAD_FORM_URL }),
    ...(env.HAND_OVER_SECRETS && { partnerSecrets: readPartnerSecrets(env.HAND_OVER_SECRETS) }),
    ...(env.PARTNER_URL && { partnerUrl: env.PARTNER_URL }),
    ...(env.SENTRY_DSN && { sentryDsn: env.SENTRY_DSN }),
    ...(env.SITE_TRUSTED_PROXY_HOPS && { trustedProxyHops: env.SITE_TRUSTED_PROXY_HOPS }),
    ...(env.PURGE_URLS?.length && { purgeUrls: env.PURGE_URLS }),
    ...(env.SITE_DATA_DIR && { dataDir: env.SITE_DATA_DIR }),
    ...(env.SITE_WARM_PAGES !== undefined && { warmPages: env.SITE_WARM_PAGES }),
    ...(env.SITE_TEST_MODE === '1' && { testMode: true }),
    ...(env.METRICS_PORT !== undefined && {
      metrics: { port: env.METRICS_PORT, host: env.METRICS_HOST ?? '127.0.0.1' },
    }),
    ...(env.HEALTH_PORT !== undefined && {
      health: { port: env.HEALTH_PORT, host: env.HEALTH_HOST ?? '127.0.0.1' },
    }),
    ...(env.OTEL_EXPORTER_OTLP_ENDPOINT && { tracesUrl: env.OTEL_EXPORTER_OTLP_ENDPOINT }),
    ...(env.NODE_ENV === 'development' && { developing: true }),
    building,
  };
}

/** Whether the site reads drafts (`draftApiBase` of the contract). */
const isDraftApi = (url = '') => URL.parse(url)?.pathname.startsWith('/draft/') ?? false;

/**
 * Pages with drafts must not be shared with other instances, nor fill the copies of a front.
 *
 * @throws {EnvironmentError}
 */
function assertAlone(env: {
  readonly REDIS_URL?: string;
  readonly PURGE_URLS?: readonly string[];
}) {
  if (env.REDIS_URL === undefined && !env.PURGE_URLS?.length) return;
  throw new EnvironmentError(
    'A preview instance (LEADS_SERVICE_URL is the draft API) shares no pages: REDIS_URL and PURGE_URLS must not be set',
  );
}
