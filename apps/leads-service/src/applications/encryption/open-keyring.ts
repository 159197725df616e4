import { sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contactMessages, leads } from '../../writes/tables.ts';
import { applicationKeys, applications, emails } from '../tables.ts';
import { createKeyFile, keyFileOf, readKeyFile } from './key-file.ts';
import { ApplicationsKeyError, createKeyring, type Keyring } from './keyring.ts';

export interface KeySettings {
  /** `APPLICATIONS_KEY`: base64, the current key first. */
  readonly applicationsKeys: readonly string[] | undefined;
  readonly dataDir: string;
}

/**
 * The keys of the settings, else the one in the data folder, which is generated for an empty
 * database.
 *
 * @throws {ApplicationsKeyError} if a key is missing with which stored values are encrypted
 */
export async function openKeyring(database: Database, settings: KeySettings): Promise<Keyring> {
  const { batches } = database;
  const stored = (await batches.select().from(applicationKeys)).map(({ id }) => id);
  const keyring = await readKeyring(settings, stored);
  const missing = stored.filter((id) => !keyring.ids.includes(id));
  if (missing.length > 0) throw missingKey(settings, missing);
  await batches.insert(applicationKeys).values({ id: keyring.currentId }).onConflictDoNothing();
  return keyring;
}

async function readKeyring({ applicationsKeys, dataDir }: KeySettings, stored: readonly string[]) {
  if (applicationsKeys)
    return createKeyring(applicationsKeys.map((key) => Buffer.from(key, 'base64')));
  const known = await readKeyFile(dataDir);
  // A new key in place of a lost one would hide that the answers cannot be read any more.
  if (!known && stored.length > 0) throw missingKey({ applicationsKeys, dataDir }, stored);
  return createKeyring([known ?? (await createKeyFile(dataDir))]);
}

function missingKey({ applicationsKeys, dataDir }: KeySettings, ids: readonly string[]) {
  const [source, hint] = applicationsKeys
    ? ['APPLICATIONS_KEY', 'Add it after the current key, separated by a comma']
    : [keyFileOf(dataDir), 'Restore that file, or set APPLICATIONS_KEY to the key'];
  const keys = ids.length === 1 ? `the key ${ids[0]}` : `the keys ${ids.join(', ')}`;
  return new ApplicationsKeyError(
    `${source} lacks ${keys}, with which stored values are encrypted. ${hint}.`,
  );
}

/** Forgets keys that encrypt nothing any more, so that they can be removed from the settings. */
export async function forgetUnusedKeys({ batches }: Database, keyring: Keyring): Promise<void> {
  await batches.execute(sql`
    delete from ${applicationKeys} as known
    where known.id <> ${keyring.currentId}
      and not exists (select 1 from ${applications} as entry where known.id = any(entry.key_ids))
      and not exists (select 1 from ${emails} as mail
        where mail.key_id = known.id and mail.sealed is not null)
      and not exists (select 1 from ${contactMessages} as message where message.key_id = known.id)
      and not exists (select 1 from ${leads} as lead where lead.key_id = known.id)`);
}
