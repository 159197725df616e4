import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type ContentIssue,
  type FolderPicture,
  formatContentIssue,
} from '@plaza/contract/content-folder';
import { formatPlan } from '@plaza/contract/content-import';
import { isOwnedByEditor } from '../editor/owned-by-editor-error.ts';
import { importPictures, picturesToStore } from '../pictures/import-pictures.ts';
import type { Command, CommandStart } from '../run-command.ts';
import { checkSpool } from './check-spool.ts';
import { confirm } from './confirm.ts';
import { currentAuthor } from './current-author.ts';
import { openFolderNotes } from './folder-notes.ts';
import type { RunOptions } from './import-options.ts';
import { printOutcome } from './print-outcome.ts';
import { runImport, runSettingsImport } from './run-import.ts';
import { type SpooledFolder, spoolFolder } from './spool-folder.ts';
import { workOnFolder } from './work-on-folder.ts';

const usage =
  'Usage: pnpm --filter leads-service content:import <folder> [--yes] [--base <version>] [--author <name>] [--site <url>] [--allow-removal] [--settings] [--unless-editors-own]';

/**
 * `content:import <folder>`: prints what the import would do, and does it with `--yes` or after a
 * question. Exit code 0 if the content is stored, 1 if not.
 */
export const importCommand: Command = { usage, run };

async function run(start: CommandStart) {
  const { folder, isSettings, ...request } = readArguments(start);
  if (isSettings) return storeSettings(start, await spoolFolder(folder), request);
  const warn = createWarnings(start);
  await workOnFolder(folder, openFolderNotes(folder), async (content) => {
    warn(content.warnings);
    await importSpooled(start, { ...request, folder }, content);
  });
}

/** Prints each warning once. */
function createWarnings({ stderr }: CommandStart) {
  const printed = new Set<string>();
  return (issues: readonly ContentIssue[]) => {
    for (const warning of issues.map(formatContentIssue)) {
      if (!printed.has(warning)) stderr.write(`warning: ${warning}\n`);
      printed.add(warning);
    }
  };
}

type Request = Omit<ReturnType<typeof readArguments>, 'isSettings'>;

async function importSpooled(
  start: CommandStart,
  { folder, isConfirmed, isPolite, ...options }: Request,
  content: SpooledFolder,
) {
  try {
    await checkSpool(content.spool, folder);
    const folderContent = await withPictures(start, folder, content);
    if (isConfirmed) await store(start, folderContent, options);
    else await propose(start, folderContent, options);
  } catch (error) {
    if (!isPolite || !isOwnedByEditor(error as Error)) throw error;
    const { id } = content.website;
    start.stdout.write(`Website ${id}: editors write its content; nothing was imported\n`);
  }
}

/** Stores `website.json` alone, also of a website whose content editors write. */
async function storeSettings(
  start: CommandStart,
  { website, spool }: SpooledFolder,
  { siteUrl, author, source }: RunOptions,
): Promise<void> {
  await spool.close();
  await runSettingsImport(start.settings, {
    ...{ website, author: author ?? currentAuthor(), source: source ?? '' },
    ...(siteUrl !== undefined && { siteUrl }),
    onStored: (outcome) => printOutcome(start, outcome, siteUrl),
  });
}

/** A folder's content, and the pictures that are to be stored before it. */
type FolderToImport = SpooledFolder & {
  readonly folder: string;
  readonly newPictures: readonly FolderPicture[];
};

async function withPictures(
  { settings }: CommandStart,
  folder: string,
  content: SpooledFolder,
): Promise<FolderToImport> {
  const { website, spool, pictures } = content;
  const newPictures = await picturesToStore(settings, {
    ...{ folder, websiteId: website.id },
    ...{ pictures: pictures.values(), named: spool.pictures },
  });
  return { ...content, folder, newPictures };
}

async function store(start: CommandStart, content: FolderToImport, options: RunOptions) {
  const { folder, website, newPictures } = content;
  await importPictures(start.settings, { folder, websiteId: website.id }, newPictures);
  await runImport(start.settings, content, {
    ...options,
    onStored: (outcome) => printOutcome(start, outcome, options.siteUrl),
  });
}

/** Shows the plan, and stores the content if that is wanted and nothing changed meanwhile. */
async function propose(start: CommandStart, content: FolderToImport, options: RunOptions) {
  const { result } = await runImport(start.settings, content, { ...options, isPlan: true });
  if (!result.changed) return store(start, content, options);
  start.stdout.write(`${formatPlan(result)}\n`);
  if (!(await confirm(start))) throw new Error('Nothing was imported; --yes imports this plan');
  await store(start, content, { ...options, base: result.version });
}

function readArguments({ args, settings }: CommandStart) {
  const [text, flag] = [{ type: 'string' }, { type: 'boolean' }] as const;
  const options = { site: text, base: text, author: text, yes: flag };
  const flags = { 'allow-removal': flag, settings: flag, 'unless-editors-own': flag };
  const { values, positionals } = parseArgs({
    args,
    options: { ...options, ...flags },
    allowPositionals: true,
  });
  const [given, ...rest] = positionals;
  if (!given || rest.length > 0) throw new Error(usage);
  const { site, base, author, yes = false, settings: isSettings = false } = values;
  const { 'allow-removal': allowRemoval, 'unless-editors-own': isPolite = false } = values;
  if (site !== undefined && !isWebAddress(site))
    throw new Error(`${site} is not an http:// or https:// URL. ${usage}`);
  if (base !== undefined && !/^\d{1,10}$/.test(base))
    throw new Error(`--base ${base} is not a version. ${usage}`);
  const folder = resolve(settings.workingDirectory, given);
  return {
    ...{ folder, allowRemoval, siteUrl: site, isConfirmed: yes, isSettings, isPolite },
    ...(base !== undefined && { base: Number(base) }),
    author: author ?? currentAuthor(),
    source: `${hostname()}:${folder}`,
  };
}

/** `localhost:3000` is also a valid URL, with the scheme `localhost:`. */
const isWebAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
