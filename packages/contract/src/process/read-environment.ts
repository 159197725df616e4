import {
  type Environment,
  type EnvironmentVariable,
  environmentSchema,
} from '../model/environment.ts';
import { readSecretFile } from './secret-file.ts';

/**
 * Thrown for invalid environment variables. The message is one line that names each, never a value.
 */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/**
 * Reads the named variables of an environment; an empty one counts as absent. A secret may be in a
 * file that `<name>_FILE` names.
 *
 * @throws {EnvironmentError} naming every invalid variable and the reason
 */
export function readEnvironment<Name extends EnvironmentVariable>(
  names: readonly Name[],
  variables: Readonly<Record<string, string | undefined>>,
): Partial<Pick<Environment, Name>> {
  const read: Partial<Record<EnvironmentVariable, unknown>> = {};
  const issues: string[] = [];
  for (const name of names) {
    const { value: given, issue } = readSecretFile(name, variables);
    if (issue !== undefined) issues.push(issue);
    if (given === undefined || given === '') continue;
    const { success, data, error } = environmentSchema.shape[name].safeParse(given);
    if (success) read[name] = data;
    else issues.push(`${name}: ${error.issues[0]?.message}`);
  }
  if (issues.length > 0)
    throw new EnvironmentError(`The environment is wrong. ${issues.join('; ')}`);
  return read as Partial<Pick<Environment, Name>>;
}
