import { resolve } from 'node:path';
import type { ConversionPartner } from '@plaza/contract';
import { type EnvironmentVariable, readEnvironment } from '@plaza/contract/process';
import { readPartnerSecrets } from '@plaza/flows/hand-over';

/** The environment variables of the sandbox (design §4). */
const variables = [
  'LEAD_FORM_SANDBOX_PORT',
  'LEAD_FORM_ORIGINS',
  'LEADS_SERVICE_URL',
  'LEADS_SECRET',
  'SANDBOX_SMTP_PORT',
  'HAND_OVER_SECRETS',
  'CONVERSION_PARTNERS',
] as const satisfies readonly EnvironmentVariable[];

export type Settings = {
  readonly port: number;
  /** The origins that can frame the form, besides those of this machine. */
  readonly origins: readonly string[];
  readonly serviceUrl: string;
  /** Signs the leads; without it every lead is rejected. */
  readonly leadsSecret: string | undefined;
  /** The apps of the repository, with the websites and brands of the forms. */
  readonly appsFolder: string;
  /** The partners that the sandbox plays, with the secrets that sites share with them. */
  readonly partnerSecrets: ReadonlyMap<string, string>;
  /** The lenders that the sandbox plays, as the service knows them. */
  readonly conversionPartners: readonly ConversionPartner[];
  /** The port of the mail server; 0 for a free one. */
  readonly smtpPort: number;
};

/** Reads the settings. @throws {EnvironmentError} with every invalid variable */
export function readSettings(environment: NodeJS.ProcessEnv = process.env): Settings {
  const env = readEnvironment(variables, environment);
  return {
    port: env.LEAD_FORM_SANDBOX_PORT ?? 4100,
    origins: env.LEAD_FORM_ORIGINS ?? [],
    serviceUrl: env.LEADS_SERVICE_URL ?? 'http://127.0.0.1:4000',
    leadsSecret: env.LEADS_SECRET,
    smtpPort: env.SANDBOX_SMTP_PORT ?? 0,
    conversionPartners: env.CONVERSION_PARTNERS ?? [],
    partnerSecrets: readPartnerSecrets(env.HAND_OVER_SECRETS),
    appsFolder: resolve(import.meta.dirname, '../..'),
  };
}
