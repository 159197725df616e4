import { hostname } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { callService } from '../../embedded/control/control-client.ts';
import { withDatabase } from '../../embedded/control/with-database.ts';
import { currentAuthor } from '../../import/current-author.ts';
import { untilNoticed } from '../../import/until-noticed.ts';
import type { Command, CommandStart } from '../../run-command.ts';
import { ownContent } from './own-content.ts';
import type { OwnReply, OwnRequest } from './ownership-messages.ts';

const usage =
  'Usage: pnpm --filter leads-service content:own <website> editor --folder <content folder> [--approval] | content:own <website> files [--discard-drafts]';

/** `content:own`: hands the content of a website over to editors, or back to files. */
export const ownCommand: Command = { usage, run };

async function run({ args, settings, stdout }: CommandStart) {
  const wanted = readArguments(args, settings.workingDirectory);
  const { owner, version, files } = await withDatabase<OwnReply>(settings, {
    request: (dataDir) => callService(dataDir, 'ownContent', wanted),
    perform: async (database) => {
      const reply = await ownContent(database, wanted);
      await untilNoticed(database);
      return reply;
    },
  });
  stdout.write(
    owner === 'editor'
      ? `Editors own the content of website ${wanted.websiteId} as of version ${version}: ${files} files\n`
      : `Files own the content of website ${wanted.websiteId}\n`,
  );
}

function readArguments(args: readonly string[], workingDirectory: string): OwnRequest {
  const flag = { type: 'boolean' } as const;
  const options = { folder: { type: 'string' }, approval: flag, 'discard-drafts': flag } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [website = '', owner, ...rest] = positionals;
  const isOwner = owner === 'editor' || owner === 'files';
  const isComplete = owner === 'files' || values.folder !== undefined;
  if (!/^[1-9]\d{0,9}$/.test(website) || !isOwner || rest.length > 0 || !isComplete)
    throw new Error(usage);
  return {
    ...{ websiteId: Number(website), owner, user: commandUser() },
    ...(values.folder !== undefined && { folder: resolve(workingDirectory, values.folder) }),
    ...(values.approval && { needsApproval: true }),
    ...(values['discard-drafts'] && { discardDrafts: true }),
  };
}

/** Who runs a command, in the audit. */
export const commandUser = () => {
  const name = currentAuthor();
  return { id: `command:${name}`.slice(0, 100), name, email: `command@${hostname()}` };
};
