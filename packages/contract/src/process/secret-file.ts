import { readFileSync } from 'node:fs';
import type { EnvironmentVariable } from '../model/environment.ts';

/** Variables with a secret, or an address that may contain one. */
export const secretVariables: readonly EnvironmentVariable[] = [
  'APPLICATIONS_KEY',
  'CONTENT_IMPORT_TOKEN',
  'CONTENT_IMPORT_TOKENS',
  'CONVERSION_PARTNERS',
  'DASHBOARD_TOKEN',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
  'DATABASE_URL',
  'EDITOR_OIDC_CLIENT_SECRET',
  'EDITOR_SECRET',
  'HAND_OVER_SECRETS',
  'LEADS_SECRET',
  'PREVIEW_SECRET',
  'REVALIDATE_SECRET',
  'SENTRY_DSN',
  'SMTP_URL',
  'VENDOR_CREDENTIALS',
];

type Variables = Readonly<Record<string, string | undefined>>;
type Read = { readonly value?: string | undefined; readonly issue?: string };

/**
 * The value of a variable. A secret may be in the file that `<name>_FILE` names, as Docker and
 * Kubernetes mount secrets, without the line break at its end.
 */
export function readSecretFile(name: EnvironmentVariable, variables: Variables): Read {
  const value = variables[name];
  const file = secretVariables.includes(name) ? variables[`${name}_FILE`] : undefined;
  if (!file) return { value };
  if (value) return { value, issue: `${name}_FILE: must not be set beside ${name}` };
  try {
    return { value: readFileSync(file, 'utf8').replace(/\r?\n$/, '') };
  } catch (error) {
    return {
      issue: `${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code ?? 'error'})`,
    };
  }
}
