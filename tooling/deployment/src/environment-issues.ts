import { type EnvironmentVariable, environmentSchema } from '@plaza/contract/model/environment';
import { readEnvironment, secretVariables } from '@plaza/contract/process';

const isVariable = (name: string): name is EnvironmentVariable => name in environmentSchema.shape;

/** What the programs would reject or ignore of variables: unknown names, invalid values. */
export function environmentIssues(variables: Readonly<Record<string, string>>): string[] {
  const issues: string[] = [];
  for (const [name, value] of Object.entries(variables)) {
    const secret = name.replace(/_FILE$/, '');
    if (name !== secret && isVariable(secret) && secretVariables.includes(secret)) continue;
    if (isVariable(name)) issues.push(...valueIssues(name, value));
    else issues.push(`${name}: no program reads it`);
  }
  return issues;
}

function valueIssues(name: EnvironmentVariable, value: string): string[] {
  try {
    readEnvironment([name], { [name]: value });
    return [];
  } catch (error) {
    return [String(error)];
  }
}
