import { hostname, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureId, pictureIdsIn } from '@plaza/contract';
import { type FolderContent, readContentFolder } from '@plaza/contract/content-folder';
import {
  formatPlan,
  formatResult,
  type ImportHead,
  type ImportOutcome,
} from '@plaza/contract/content-import';
import { readEnvironment } from '@plaza/contract/process';
import { type CheckPort, checkCommand } from '@plaza/site-check';
import { syncCommand } from '../sync/sync-command.ts';
import { type ImportTarget, sendImport } from './send-import.ts';
import { sendPictures } from './send-pictures.ts';

/** Where the command runs. */
export type ImportPort = CheckPort & { readonly env: NodeJS.ProcessEnv };

const usage =
  'Usage: plaza-site import [--yes] [--base <version>] [--author <name>] [--allow-removal]\n';

/**
 * `plaza-site import`: checks the content of an app and prints what its import into the service at
 * `LEADS_SERVICE_URL` would do; with `--yes` it does it. Needs `CONTENT_IMPORT_TOKEN`.
 *
 * @returns the exit code: 0 if the content is stored, 1 if not, 2 for options or variables that
 *   cannot be taken
 */
export async function importCommand(args: readonly string[], port: ImportPort): Promise<number> {
  const { print, write } = port;
  const [options, target] = [readOptions(args), readTarget(port)];
  if (typeof options === 'string' || typeof target === 'string') {
    write(typeof options === 'string' ? `${options}\n${usage}` : `${target}\n`);
    return 2;
  }
  if ((await syncCommand(port)) || (await checkCommand(['--quiet'], port))) return 1;
  try {
    const folder = join(port.projectDir, 'content');
    const content = await readContentFolder(folder);
    const send = ({ isPlan, base = options.base }: Pick<ImportHead, 'isPlan' | 'base'>) => {
      const head = { website: content.website, ...headOf(port, options), base, isPlan };
      return sendImport(target, head, content.entities);
    };
    const plan = await send({ isPlan: true });
    if (!options.isConfirmed && plan.result.changed) {
      print(`${formatPlan(plan.result)}\n`);
      write('Nothing was imported; --yes imports this plan.\n');
      return 1;
    }
    await sendPictures(target, {
      ...{ folder, websiteId: content.website.id },
      pictures: namedPictures(content),
    });
    // What anybody has imported since the plan must not be reverted.
    report(await send({ base: options.base ?? plan.result.version }), port);
    return 0;
  } catch (error) {
    write(`${(error as Error).message}\n`);
    return 1;
  }
}

/** The pictures that entries name. */
function namedPictures({ entities, pictures }: FolderContent) {
  const named = new Set(entities.flatMap(({ value }) => pictureIdsIn(JSON.stringify(value))));
  return [...pictures.values()].filter((picture) => named.has(pictureId(picture)));
}

type Options = {
  readonly isConfirmed: boolean;
  readonly base: number | undefined;
  readonly author: string | undefined;
  readonly allowRemoval: boolean;
};

function readOptions(args: readonly string[]): Options | string {
  try {
    const [text, flag] = [{ type: 'string' }, { type: 'boolean', default: false }] as const;
    const options = { base: text, author: text, yes: flag, 'allow-removal': flag };
    const { values } = parseArgs({ args: [...args], options });
    const { base, author, yes: isConfirmed, 'allow-removal': allowRemoval } = values;
    if (base !== undefined && !/^\d{1,9}$/.test(base)) return `--base ${base} is not a version.`;
    return {
      isConfirmed,
      author,
      allowRemoval,
      base: base === undefined ? undefined : Number(base),
    };
  } catch (error) {
    return (error as Error).message;
  }
}

function readTarget({ env }: ImportPort): ImportTarget | string {
  try {
    const { LEADS_SERVICE_URL: service, CONTENT_IMPORT_TOKEN: token } = readEnvironment(
      ['LEADS_SERVICE_URL', 'CONTENT_IMPORT_TOKEN'],
      env,
    );
    if (service && token) return { service, token };
    return 'LEADS_SERVICE_URL and CONTENT_IMPORT_TOKEN must be set: the operator of the leads service gives you its address and the token of your website.';
  } catch (error) {
    return (error as Error).message;
  }
}

/** The service compares a folder with what was imported from it before. */
const headOf = ({ projectDir }: ImportPort, { author, allowRemoval }: Options) => ({
  source: `${hostname()}:${projectDir}`,
  author: author ?? userInfo().username,
  allowRemoval,
});

function report({ result, notifications = [] }: ImportOutcome, { print, write }: ImportPort): void {
  print(`${formatResult(result)}\n`);
  for (const { notified, message } of notifications) (notified ? print : write)(`${message}\n`);
}
