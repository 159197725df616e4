import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const optionalText = z.string().min(1).optional();

/** The environment of the service (design §4). None of it is needed to start. */
const environmentSchema = z.object({
  LEADS_SERVICE_PORT: port.default(4000),
  LEADS_SERVICE_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  PLAZA_DATA_DIR: z.string().default('.data/leads-service'),
  REVALIDATE_SECRET: optionalText,
  REVALIDATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  TRUSTED_PROXY_HOPS: z.coerce.number().int().min(0).default(0),
});

export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** Absolute. */
  readonly dataDir: string;
  readonly revalidateSecret: string | undefined;
  readonly revalidateUrl: string | undefined;
  readonly logLevel: string;
  /** How many proxies stand in front of the service: so many hops of X-Forwarded-For are believed. */
  readonly trustedProxyHops: number;
}

/**
 * Reads the settings. An empty variable counts as absent.
 *
 * @throws Error naming every variable that is wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== '');
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) throw new Error(describe(parsed.error));
  const env = parsed.data;
  return {
    port: env.LEADS_SERVICE_PORT,
    host: env.LEADS_SERVICE_HOST,
    databaseUrl: env.DATABASE_URL,
    dataDir: resolve(env.PLAZA_DATA_DIR),
    revalidateSecret: env.REVALIDATE_SECRET,
    revalidateUrl: env.REVALIDATE_URL,
    logLevel: env.LOG_LEVEL,
    trustedProxyHops: env.TRUSTED_PROXY_HOPS,
  };
}

function describe(error: z.ZodError) {
  const faults = error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  return `The environment of the leads service is wrong.\n${faults.join('\n')}`;
}
