import type { RegistrySettings } from '../model/answers.ts';

/** The scope that the packages of a site are published under. */
export const scope = '@plaza';

const settingOf = (line: string) => /^\s*([^#;=\s][^=]*?)\s*=\s*(.*?)\s*$/.exec(line);

/** A credential that only names a variable may be committed. */
const isReference = (value: string) => /^\$\{\w+\}$/.test(value);

/**
 * What of an `.npmrc` says where the scope's packages come from. A setting of the project that the
 * command was run in does not reach a new folder, whose own project starts there.
 *
 * @param npmrc text of the file, if there is one
 */
export function registrySettings(npmrc = ''): RegistrySettings {
  const settings = npmrc.split('\n').flatMap((line) => {
    const [, name = '', value = ''] = settingOf(line) ?? [];
    return name ? [{ name, value }] : [];
  });
  const registry = settings.find(({ name }) => name === `${scope}:registry`)?.value;
  if (registry === undefined) return { text: '', withheld: [] };
  const host = registry.replace(/^https?:/, '').replace(/\/$/, '');
  const credentials = settings.filter(({ name }) => name.startsWith(host));
  const carried = credentials.filter(({ value }) => isReference(value));
  const lines = [{ name: `${scope}:registry`, value: registry }, ...carried];
  return {
    text: lines.map(({ name, value }) => `${name}=${value}\n`).join(''),
    withheld: carried.length < credentials.length ? [host.slice(2)] : [],
  };
}
