import type { EnvironmentVariable } from '../model/environment.ts';
import { EnvironmentError } from './read-environment.ts';

/** How to make the value of each secret that instances share. */
const recipes = {
  APPLICATIONS_KEY: 'openssl rand -base64 32',
  REVALIDATE_SECRET: 'openssl rand -hex 32',
  LEADS_SECRET: 'openssl rand -hex 32',
  EDITOR_SECRET: 'openssl rand -hex 32',
} as const satisfies Partial<Record<EnvironmentVariable, string>>;

export type SharedSecret = keyof typeof recipes;

/** Values from examples, and values that a person typed until they were long enough. */
const isPlaceholder = (value: string) =>
  /change.?me|placeholder|example/i.test(value) || new Set(value).size < 8;

/**
 * Ends a start whose instances would not agree on a secret, or would share one that anybody knows.
 *
 * @param because what makes the secrets necessary
 * @throws {EnvironmentError} naming every variable that is missing or a placeholder, and how to make it
 */
export function requireSecrets(
  secrets: Readonly<Partial<Record<SharedSecret, readonly string[] | string | undefined>>>,
  because: string,
): void {
  const issues = Object.entries(secrets).flatMap(([name, given]) => {
    const make = `make one with \`${recipes[name as SharedSecret]}\` and give it to every instance`;
    const values = [given ?? []].flat();
    if (values.length === 0) return [`${name}: is missing; ${make}`];
    return values.some(isPlaceholder) ? [`${name}: is a value from an example; ${make}`] : [];
  });
  if (issues.length > 0)
    throw new EnvironmentError(
      `The environment is unsafe, because ${because}. ${issues.join('; ')}`,
    );
}
