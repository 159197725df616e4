import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readManifest } from '../manifests.ts';
import {
  type Check,
  flagValue,
  isPlaceholder,
  missingPaths,
  type Place,
  unknownFlags,
} from './check-words.ts';
import { root } from './read-documents.ts';
import {
  firstSite,
  packageFolders,
  read,
  sourcesOf,
  testFiles,
  workspaceFolders,
} from './workspace.ts';

const vitest: Check = (words) => {
  const project = flagValue(words, '--project') ?? '';
  const filters = words.filter((word) => word.includes('/') && !isPlaceholder(word));
  const suffix = project === 'node' ? '.test.' : '.e2e.';
  return [
    ...(read('vitest.config.ts').includes(`'${project}'`) ? [] : [`no project ${project}`]),
    ...filters
      .filter((path) => !testFiles.some((file) => file.includes(path) && file.includes(suffix)))
      .map((path) => `${path} has no test of ${project}`),
  ];
};

export const plazaSite: Check = ([name = '', ...words]) => {
  if (isPlaceholder(name)) return [];
  const bin = read('packages/site/bin/plaza-site.js');
  const commands = new Set(
    [...bin.matchAll(/^ {2}(?:async )?'?([a-z-]+)'?[(,]/gm)].map(([, each]) => each),
  );
  const source = sourcesOf('packages/{site,site-check,page-cache}/src/**/*-command.ts');
  return commands.has(name) ? unknownFlags(words, source) : [`plaza-site has no command ${name}`];
};

const turbo: Check = (words, { examples }) => {
  const filter = flagValue(words, '--filter');
  const known = filter === undefined || packageFolders.has(filter) || filter.startsWith('./');
  return known || examples.has(`apps/${filter}`) ? [] : [`there is no package ${filter}`];
};

const playwright: Check = (words) => {
  const folder = flagValue(words, '-c') ?? '';
  return existsSync(join(root, folder)) ? [] : [`${folder} does not exist`];
};

/** Programs that `pnpm exec` runs, each with what can be said of its words. */
const bins: Readonly<Record<string, Check>> = {
  vitest,
  turbo,
  playwright,
  'plaza-site': plazaSite,
};

function execute([bin = '', ...words]: readonly string[], place: Place): string[] {
  if (bins[bin]) return bins[bin](words, place);
  const isInstalled = [root, ...workspaceFolders.map((folder) => join(root, folder))].some(
    (folder) => existsSync(join(folder, 'node_modules/.bin', bin)),
  );
  return isInstalled ? [] : [`${bin} is not installed`];
}

/** The sources of an operator's command, which the table in `command.ts` names. */
function serviceCommand(script: string, folder: string): string {
  const name = script.split(' ').at(-1) ?? '';
  const [, file = ''] =
    new RegExp(`^ *'?${name}'?:[^(]*\\(\\) *=>\\s*\\(await import\\('(.+?)'`, 'm').exec(
      read(`${folder}/src/command.ts`),
    ) ?? [];
  return sourcesOf(join(folder, 'src', dirname(file), '*.ts'));
}

/** What a script runs: its flags are those of the program's own sources. */
function checkScript(script: string, words: readonly string[], folder: string): string[] {
  const [, entry = ''] = /node (?:--\S+ )*(\S+\.ts)/.exec(script) ?? [];
  if (!entry) return [];
  if (entry === 'src/command.ts') return unknownFlags(words, serviceCommand(script, folder));
  const home = dirname(join(folder, entry));
  const sources = home === 'scripts' ? [join(folder, entry)] : [`${home}/**/*.ts`];
  return unknownFlags(words, sourcesOf(...sources));
}

const builtIn = new Set(['install', 'publish']);

/** A script of the root or of a package, or a program of it. */
export const pnpm: Check = (words, place) => {
  const rest = words.filter((word) => word !== '--silent' && word !== '-r');
  if (rest[0] === '--filter') return filtered(rest.slice(1), place);
  const [name = '', ...others] = rest;
  if (name === 'exec') return execute(others, place);
  if (builtIn.has(name)) return [];
  const script = readManifest('.').scripts[name];
  if (script === undefined) return [`the root has no script ${name}`];
  return [...checkScript(script, others, '.'), ...missingPaths(others, place)];
};

function filtered([name = '', script = '', ...words]: readonly string[], place: Place): string[] {
  const isExample = isPlaceholder(name) || place.examples.has(`apps/${name}`);
  const folder = isExample ? firstSite : packageFolders.get(name);
  if (folder === undefined) return [`there is no package ${name}`];
  if (script === 'exec') return execute(words, place);
  const { scripts } = readManifest(folder);
  if (scripts?.[script] === undefined) return [`${name} has no script ${script}`];
  const line: string = scripts[script];
  if (line.startsWith('plaza-site '))
    return plazaSite([...line.slice(11).split(' '), ...words], place);
  return [...checkScript(line, words, folder), ...missingPaths(words, place)];
}
