import { resolve } from 'node:path';
import { type EnvironmentVariable, readEnvironment } from '@plaza/contract/process';

/** What the sandbox reads of its environment (design §4). */
const variables = [
  'LEAD_FORM_SANDBOX_PORT',
  'LEAD_FORM_ORIGINS',
  'LEADS_SERVICE_URL',
  'LEADS_SECRET',
] as const satisfies readonly EnvironmentVariable[];

export type Settings = {
  readonly port: number;
  /** Whose pages may frame the form, beside those of the machine itself. */
  readonly origins: readonly string[];
  readonly serviceUrl: string;
  /** Signs the leads; without it every lead is refused. */
  readonly leadsSecret: string | undefined;
  /** The apps of the repository: their websites and brands are the ones that the sandbox plays for. */
  readonly appsFolder: string;
};

/** @throws EnvironmentError naming every variable that is wrong */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const env = readEnvironment(variables, environment);
  return {
    port: env.LEAD_FORM_SANDBOX_PORT ?? 4100,
    origins: env.LEAD_FORM_ORIGINS ?? [],
    serviceUrl: env.LEADS_SERVICE_URL ?? 'http://127.0.0.1:4000',
    leadsSecret: env.LEADS_SECRET,
    appsFolder: resolve(import.meta.dirname, '../..'),
  };
}
