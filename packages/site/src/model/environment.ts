import { z } from 'zod';

const webAddress = z
  .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
  .refine((value) => new URL(value).username === '', 'must not carry credentials');

const serviceUrl = webAddress.transform((value) => value.replace(/\/+$/, ''));

/** The variables that a site reads, all optional (design §4). */
export const environmentSchema = z.object({
  LEADS_SERVICE_URL: serviceUrl.default('http://127.0.0.1:4000'),
  REVALIDATE_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  LEAD_FORM_URL: webAddress.optional(),
  /** Judged where it is used: a wrong one costs the reports, and nothing else. */
  SENTRY_DSN: z.string().optional(),
  SITE_TRUSTED_PROXY_HOPS: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0, 'must not be negative')
    .max(10, 'must be at most 10')
    .optional(),
  SITE_TEST_MODE: z.enum(['0', '1'], 'must be 0 or 1').optional(),
  NODE_ENV: z.string().optional(),
  NEXT_PHASE: z.string().optional(),
});

/** What a site knows of where it runs. `building` is true while `next build` prerenders pages. */
export type SiteEnvironment = {
  readonly leadsServiceUrl: string;
  readonly revalidateSecret: string | undefined;
  /** Where the lead form of the site's lead service stands (§1); without it no page shows one. */
  readonly leadFormUrl?: string;
  /** Address to which errors are reported in Sentry's protocol, as it was given. */
  readonly sentryDsn?: string;
  /**
   * Proxies in front of the site, such as a CDN: so many hops of `x-forwarded-for` are believed.
   * Without it the client is whoever connects.
   */
  readonly trustedProxyHops?: number;
  /** Product views are counted on any host, not on the site's own alone (§7.3). */
  readonly testMode?: boolean;
  /** Under `next dev`, where pages show developers what tracking does. */
  readonly developing?: boolean;
  readonly building: boolean;
};
