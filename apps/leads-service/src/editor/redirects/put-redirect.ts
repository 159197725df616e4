import { contentTag } from '@plaza/contract';
import type { EditorEntryKey, EditorUser, Redirect, WantedRedirect } from '@plaza/contract/editor';
import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { removedPages } from '../../database/schema.ts';
import { ProblemError } from '../../http/problem-error.ts';
import type { Import } from '../../import/import-content.ts';
import { recordVersion } from '../../import/record-version.ts';
import { lockWebsite, nextVersion, type Transaction } from '../../import/stored-content.ts';
import { recordAct } from '../audit.ts';
import { countDraftChange } from '../content-owner.ts';
import { checkRedirect } from './check-redirect.ts';
import { readRedirect } from './read-redirects.ts';

interface PutRedirect {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly wanted: WantedRedirect;
  /** The version that the editor saw, 0 for a new redirect. */
  readonly baseVersion: number;
}

/** A redirect as it is stored, and the publication that has it. */
export interface StoredRedirect {
  readonly redirect: Redirect;
  readonly published: Import;
}

/**
 * Adds, changes or ends a redirect as a new version of its website. Its text is an address and not
 * content, so there is no draft of it.
 *
 * @throws {ProblemError} `staleRedirect`, `refusedRedirect`, `contentOfFiles`
 */
export function putRedirect(
  { batches }: Pick<Database, 'batches'>,
  { websiteId, user, wanted, baseVersion }: PutRedirect,
): Promise<StoredRedirect> {
  return batches.transaction(async (transaction) => {
    await lockWebsite(transaction, websiteId);
    await countDraftChange(transaction, websiteId);
    const known = await readRedirect(transaction, websiteId, wanted);
    if ((known?.version ?? 0) !== baseVersion)
      throw new ProblemError('staleRedirect', {
        detail: `${wanted.path} was changed meanwhile; nothing was stored`,
        members: { current: known ?? null, yours: wanted },
      });
    const { findings, target } = await checkRedirect(transaction, websiteId, wanted);
    if (findings.length > 0)
      throw new ProblemError('refusedRedirect', {
        detail: findings.map(({ message }) => message).join('; '),
        members: { findings },
      });
    const published = await store(transaction, { websiteId, user, wanted, known, target });
    const redirect = await readRedirect(transaction, websiteId, wanted);
    if (!redirect) throw new Error(`The redirect of ${wanted.path} was not stored`);
    return { redirect, published };
  });
}

interface Stored {
  readonly websiteId: number;
  readonly user: EditorUser;
  readonly wanted: WantedRedirect;
  readonly known: Redirect | undefined;
  readonly target: EditorEntryKey | undefined;
}

async function store(
  transaction: Transaction,
  { websiteId, user, wanted, known, target }: Stored,
): Promise<Import> {
  const { locale, path } = wanted;
  const { version, settings } = await nextVersion(transaction, websiteId);
  const row = {
    ...{ websiteId, locale, path, version },
    ...{ folder: target?.folder ?? null, entryId: target?.id ?? null },
  };
  const { folder, entryId } = row;
  await transaction
    .insert(removedPages)
    .values(row)
    .onConflictDoUpdate({
      target: [removedPages.websiteId, removedPages.path, removedPages.locale],
      set: { version, folder, entryId, removedAt: sql`now()` },
    });
  const record = { author: user.name, source: 'editor', changes: {}, settings };
  await recordVersion(transaction, { websiteId, version }, record);
  const action = target ? 'redirect.put' : 'redirect.remove';
  const before = known?.target?.path ?? null;
  const details = { locale, path, to: wanted.to, before, version };
  await recordAct(transaction, { websiteId, user, action, details });
  const result = { websiteId, changed: true, version, website: 'unchanged', folders: {} } as const;
  // A message needs tags; the pages that it led and leads to are all that can notice.
  const tags = [known?.target, target].flatMap((entry) => (entry ? contentTag.entry(entry) : []));
  const named = tags.length > 0 ? tags : [contentTag.list({ folder: 'pages', locale })];
  return { result: { ...result, entries: 0 }, tags: [...new Set(named)] };
}
