import type {
  EditorEntryKey,
  EditorUser,
  EntryVersions,
  EntryVersionText,
  RestoreRequest,
} from '@plaza/contract/editor';
import { and, count, desc, eq } from 'drizzle-orm';
import type { Database, Orm } from '../database/database.ts';
import { contentVersions } from '../database/schema.ts';
import { ProblemError } from '../http/problem-error.ts';
import { keyText } from '../import/content-row.ts';
import type { Import } from '../import/import-content.ts';
import { lockWebsite } from '../import/stored-content.ts';
import { recordAct } from './audit.ts';
import { countDraftChange } from './content-owner.ts';
import { parseEntry } from './parse-entry.ts';
import { storeChecked } from './publish-entries.ts';
import { isEntry, readEntry } from './read-entry.ts';
import { assertNoneRefused, refusedOf } from './refused-entries.ts';

/** Versions of one answer. */
const MOST = 200;

/** The published versions of an entry, newest first. */
export async function listVersions(
  orm: Pick<Orm, 'select'>,
  websiteId: number,
  key: EditorEntryKey,
): Promise<EntryVersions> {
  const where = isEntry(contentVersions, websiteId, key);
  const [counted] = await orm.select({ total: count() }).from(contentVersions).where(where);
  const rows = await orm
    .select()
    .from(contentVersions)
    .where(where)
    .orderBy(desc(contentVersions.version))
    .limit(MOST);
  return { total: counted?.total ?? 0, versions: rows.map(showVersion) };
}

type VersionRow = typeof contentVersions.$inferSelect;

function showVersion({ version, publishedAt, publishedBy, text, source }: VersionRow) {
  return {
    ...{ version, publishedBy, isRemoval: text === null },
    publishedAt: publishedAt.toISOString(),
    source: source as EntryVersions['versions'][number]['source'],
  };
}

/** @throws {ProblemError} `notFound` */
export async function readVersion(
  orm: Pick<Orm, 'select'>,
  websiteId: number,
  { version, ...key }: EditorEntryKey & { readonly version: number },
): Promise<EntryVersionText & { readonly file: string }> {
  const [row] = await orm
    .select()
    .from(contentVersions)
    .where(and(isEntry(contentVersions, websiteId, key), eq(contentVersions.version, version)));
  if (row) return { ...showVersion(row), text: row.text, file: row.file };
  throw new ProblemError('notFound', {
    detail: `There is no version ${version} of ${keyText(key)}`,
  });
}

interface Restore extends RestoreRequest {
  readonly websiteId: number;
  readonly user: EditorUser;
}

/**
 * Publishes an old version of an entry as a new one. A draft of the entry stays, with an older base.
 *
 * @throws {ProblemError} `notFound`, `staleDraft`, `refusedEntries`, `contentOfFiles`
 */
export function restoreEntry(
  { batches }: Pick<Database, 'batches'>,
  { websiteId, user, entry: key, version, baseVersion }: Restore,
): Promise<Import> {
  return batches.transaction(async (transaction) => {
    await lockWebsite(transaction, websiteId);
    await countDraftChange(transaction, websiteId);
    const current = await readEntry(transaction, websiteId, key);
    if ((current.published?.version ?? 0) !== baseVersion)
      throw new ProblemError('staleDraft', {
        detail: `${keyText(key)} was published meanwhile; nothing was restored`,
        members: { current, yours: null },
      });
    const { text, file } = await readVersion(transaction, websiteId, { ...key, version });
    const parsed =
      text === null ? { entity: undefined, findings: [] } : parseEntry(key, file, text);
    const errors = parsed.findings.filter(({ severity }) => severity === 'error');
    assertNoneRefused(refusedOf([[key, errors]]));
    const reason = `version ${version} was published before`;
    const changes = [{ key, file, text, ...parsed }];
    const restored = await storeChecked(
      transaction,
      { websiteId, user, reason },
      { changes, source: 'restore' },
    );
    const details = { restored: version, version: restored.result.version };
    await recordAct(transaction, { websiteId, user, action: 'restore', details }, [key]);
    return restored;
  });
}
