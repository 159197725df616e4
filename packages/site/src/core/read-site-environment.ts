import { environmentSchema, type SiteEnvironment } from '../model/environment.ts';

/**
 * Reads the variables of a site (design §4); an empty variable counts as absent.
 *
 * @throws Error naming every variable that is wrong, and why.
 */
export function readSiteEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
): SiteEnvironment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const read = environmentSchema.safeParse(given);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The environment of this site is wrong. ${faults.join('; ')}`);
  }
  return {
    leadsServiceUrl: read.data.LEADS_SERVICE_URL,
    revalidateSecret: read.data.REVALIDATE_SECRET,
    ...(read.data.LEAD_FORM_URL && { leadFormUrl: read.data.LEAD_FORM_URL }),
    ...(read.data.SENTRY_DSN && { sentryDsn: read.data.SENTRY_DSN }),
    ...(read.data.SITE_TRUSTED_PROXY_HOPS && {
      trustedProxyHops: read.data.SITE_TRUSTED_PROXY_HOPS,
    }),
    ...(read.data.SITE_TEST_MODE === '1' && { testMode: true }),
    ...(read.data.NODE_ENV === 'development' && { developing: true }),
    building: read.data.NEXT_PHASE === 'phase-production-build',
  };
}
