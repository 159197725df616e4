import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { plazaSite, pnpm } from './check-pnpm.ts';
import {
  type Check,
  flagValue,
  isPlaceholder,
  missingPaths,
  type Place,
  unknownFlags,
} from './check-words.ts';
import { root } from './read-documents.ts';
import { packageFolders, read, sourcesOf } from './workspace.ts';

const npm: Check = ([name = '', first = '', ...others]) => {
  if (name === 'run') {
    const sources = sourcesOf('packages/create-site/src/files/*.ts');
    return new RegExp(`\\b'?${first}'?: `).test(sources) ? [] : [`a site has no script ${first}`];
  }
  if (name === 'create') {
    const folder = packageFolders.get(first.replace('/', '/create-'));
    return folder ? [] : [`there is no package to create ${first}`];
  }
  if (name !== 'install') return [];
  return [first, ...others].filter((word) => !word.startsWith('-')).flatMap(checkInstalled);
};

/** A package of ours, or the version of another one that the catalog has. */
function checkInstalled(word: string): string[] {
  const [, name = '', version] = /^(@?[^@]+)(?:@(.+))?$/.exec(word) ?? [];
  if (packageFolders.has(name)) return [];
  const listed = new RegExp(`^ +'?${name}'?: (.+)$`, 'm').exec(read('pnpm-workspace.yaml'))?.[1];
  return listed === version ? [] : [`${word} is ${listed} in the catalog`];
}

const node: Check = (words, { folder }) => {
  const file = words.find((word) => /\.(?:m|c)?[jt]s$/.test(word));
  if (file === undefined || file === 'start.mjs' || isPlaceholder(file)) return [];
  const source = file.replace(/^dist\/(.*)\.js$/, 'src/$1.ts');
  const found = [file, join(folder, source), source].find((path) => existsSync(join(root, path)));
  if (found === undefined) return [`${file} does not exist`];
  const after = words.slice(words.indexOf(file) + 1);
  return unknownFlags(after, sourcesOf(join(dirname(found), '**/*.ts')));
};

const docker: Check = (words, place) => {
  const named = [flagValue(words, '-f'), flagValue(words, '--build-arg')].filter(
    (word) => word !== undefined,
  );
  const paths = named.map((word) =>
    word.replace(/^(?:APP=|node_modules\/@plaza\/(?=image\/))/, ''),
  );
  return missingPaths(
    paths.map((path) => path.replace(/^image\//, 'packages/image/')),
    place,
  );
};

const cd: Check = ([folder = ''], place) => missingPaths([folder], place);

const programs: Readonly<Record<string, Check>> = {
  ...{ pnpm, npm, node, docker, cd },
  'plaza-site': plazaSite,
  'podman-compose': docker,
  npx: (words, place) => {
    const rest = words.slice(words.findIndex((word) => /^pnpm@/.test(word)) + 1);
    return rest.length === 0 ? [] : pnpm(rest, place);
  },
};

/** What is wrong with a documented command: a script, program, flag, test or file that is not there. */
export function checkCommand(words: readonly string[], place: Place): string[] {
  const [program = '', ...rest] = words;
  return (programs[basename(program)]?.(rest, place) ?? []).map(
    (issue) => `${words.join(' ')}: ${issue}`,
  );
}
