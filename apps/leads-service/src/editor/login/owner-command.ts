import { parseArgs } from 'node:util';
import * as z from 'zod';
import { callService } from '../../embedded/control/control-client.ts';
import { withDatabase } from '../../embedded/control/with-database.ts';
import type { Command, CommandStart } from '../../run-command.ts';
import { commandUser } from '../ownership/own-command.ts';
import { makeWantedOwner } from './make-owner.ts';
import { type OwnerReply, type OwnerRequest, ownerRequestSchema } from './owner-messages.ts';

const usage =
  'Usage: pnpm --filter leads-service editor:owner <email> [--name <name>] [--website <id>], or --first';

/** The account of `--first`, for a start on a developer's machine. */
const FIRST_OWNER = 'owner@plaza.example';

/**
 * `editor:owner <email>`: makes an owner of all websites or one, and prints a link to sign in. With
 * `--first` it does so while no owner has a password, and nothing afterwards.
 */
export const ownerCommand: Command = { usage, run };

async function run({ args, settings, stdout }: CommandStart) {
  const wanted = readArguments(args);
  const { link, websiteIds } = await withDatabase<OwnerReply>(settings, {
    request: (dataDir) => callService(dataDir, 'editorOwner', wanted),
    perform: (database) => makeWantedOwner(database, wanted),
  });
  if (link === undefined) return;
  const of = websiteIds.length > 0 ? `websites ${websiteIds.join(', ')}` : 'no website yet';
  stdout.write(
    `${wanted.email} owns ${of}. This link works once, for 48 hours:\n${settings.editor?.url ?? ''}${link}\n`,
  );
}

function readArguments(args: readonly string[]): OwnerRequest {
  const options = { name: { type: 'string' }, website: { type: 'string' } } as const;
  const flags = { first: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({
    args,
    options: { ...options, ...flags },
    allowPositionals: true,
  });
  const [email = values.first ? FIRST_OWNER : undefined, ...rest] = positionals;
  const wanted = ownerRequestSchema.safeParse({
    ...{ email, name: values.name ?? email, user: commandUser() },
    ...(values.first && { isFirst: true }),
    ...(values.website !== undefined && { websiteId: Number(values.website) }),
  });
  if (wanted.success && rest.length === 0) return wanted.data;
  throw new Error(wanted.success ? usage : `${z.prettifyError(wanted.error)}. ${usage}`);
}
