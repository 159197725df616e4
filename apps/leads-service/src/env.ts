import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';
import { DEFAULT_RETENTION, type RetentionPeriods } from './retention/retention-periods.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const days = z.coerce.number().int().min(1).max(36_500);
const optionalText = z.string().min(1).optional();

/** Origins with blanks or commas between them. */
const origins = z
  .string()
  .default('')
  .transform((list) => list.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)));

/** The environment of the service (design §4). None of it is needed to start. */
const environmentSchema = z.object({
  LEADS_SERVICE_PORT: port.default(4000),
  LEADS_SERVICE_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PLAZA_DATA_DIR: optionalText,
  REVALIDATE_SECRET: optionalText,
  REVALIDATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
  INIT_CWD: z.string().default(process.cwd()),
  POSTS_PER_MINUTE: z.coerce.number().int().min(1).default(6_000),
  MAX_EVENT_LOOP_DELAY: z.coerce.number().int().min(0).default(1_000),
  VISIT_RETENTION_DAYS: days.default(DEFAULT_RETENTION.visits),
  MESSAGE_RETENTION_DAYS: days.default(DEFAULT_RETENTION.messages),
  COMPLAINT_RETENTION_DAYS: days.default(DEFAULT_RETENTION.complaints),
  SPAM_RETENTION_DAYS: days.default(DEFAULT_RETENTION.spam),
  CONSENT_RETENTION_DAYS: days.default(DEFAULT_RETENTION.consents),
  LEAD_RETENTION_DAYS: days.default(DEFAULT_RETENTION.leads),
  LEAD_FORM_SANDBOX: z.enum(['on', 'off']).default('off'),
  LEAD_FORM_ORIGINS: origins,
});

export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

export interface Settings {
  /** Absolute: where the command was typed. pnpm runs scripts elsewhere, in the package's folder. */
  readonly workingDirectory: string;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly revalidateSecret: string | undefined;
  readonly revalidateUrl: string | undefined;
  readonly logLevel: string;
  /**
   * How many proxies stand in front of the service: so many hops of X-Forwarded-For are believed.
   * A site that passes `/api` through is one hop, the CDN before it another. With 0 the client is
   * whoever connects, and all visitors of a site count as one.
   */
  readonly trustedProxyHops: number;
  /** How many POSTs one client may send a minute. All visitors behind one untrusted proxy are one. */
  readonly postsPerMinute: number;
  /** Mean milliseconds by which timers may be late before requests are refused; 0 refuses none. */
  readonly maxEventLoopDelay: number;
  readonly retention: RetentionPeriods;
  /** Whether the service plays the third party whose lead form a page embeds (issue 6 §4). */
  readonly leadFormSandbox: boolean;
  /** Whose pages may frame that form, beside those of the machine itself. */
  readonly leadFormOrigins: readonly string[];
}

/**
 * Reads the settings. An empty variable counts as absent.
 *
 * @throws SettingsError naming every variable that is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new SettingsError(describe(parsed.error));
  const env = parsed.data;
  const workingDirectory = resolve(env.INIT_CWD);
  return {
    workingDirectory,
    port: env.LEADS_SERVICE_PORT,
    host: env.LEADS_SERVICE_HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: env.PLAZA_DATA_DIR
      ? resolve(workingDirectory, env.PLAZA_DATA_DIR)
      : join(workspaceRoot(workingDirectory), '.data/leads-service'),
    revalidateSecret: env.REVALIDATE_SECRET,
    revalidateUrl: env.REVALIDATE_URL,
    logLevel: env.LOG_LEVEL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
    postsPerMinute: env.POSTS_PER_MINUTE,
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY,
    retention: {
      visits: env.VISIT_RETENTION_DAYS,
      messages: env.MESSAGE_RETENTION_DAYS,
      complaints: env.COMPLAINT_RETENTION_DAYS,
      spam: env.SPAM_RETENTION_DAYS,
      consents: env.CONSENT_RETENTION_DAYS,
      leads: env.LEAD_RETENTION_DAYS,
    },
    leadFormSandbox: env.LEAD_FORM_SANDBOX === 'on',
    leadFormOrigins: env.LEAD_FORM_ORIGINS,
  };
}

/** One data folder for all commands of a workspace, wherever in it they are typed. */
function workspaceRoot(folder: string, start = folder): string {
  if (existsSync(join(folder, 'pnpm-workspace.yaml'))) return folder;
  const parent = dirname(folder);
  return parent === folder ? start : workspaceRoot(parent, start);
}

function describe(error: z.ZodError) {
  const faults = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return `The environment of the leads service is wrong.\n${faults.join('\n')}`;
}
