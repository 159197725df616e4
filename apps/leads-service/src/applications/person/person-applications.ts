import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { overwriteRemains } from '../../database/remains/overwrite-remains.ts';
import { openRow } from '../../writes/sealed-rows.ts';
import { contactMessages, leads } from '../../writes/tables.ts';
import { hashedEmail } from '../encryption/hashed-email.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { emailPlace, openAnswers } from '../encryption/seal-answers.ts';
import { referenceOf } from '../reference.ts';
import { applications, emails } from '../tables.ts';
import type { Erasure, Person, PersonExport } from './person-messages.ts';

/** The applications with an address, which is stored as a keyed hash. */
function isOf(keyring: Keyring, { websiteId, email }: Person): SQL | undefined {
  const hashes = keyring.hashes(hashedEmail(websiteId, email));
  return and(eq(applications.websiteId, websiteId), inArray(applications.emailHash, hashes));
}

const COMPLAINT = 'complaint';

/**
 * What the contact form and the lead service sent for an address, as a keyed hash, or as clear text
 * in a row of an earlier version.
 */
function sentBy(
  table: typeof contactMessages | typeof leads,
  keyring: Keyring,
  { websiteId, email }: Person,
) {
  const hashes = keyring.hashes(hashedEmail(websiteId, email));
  const isClear = and(isNull(table.keyId), sql`lower(${table.email}) = lower(${email})`);
  return and(eq(table.websiteId, websiteId), or(inArray(table.emailHash, hashes), isClear));
}

/** Complaints have to be answered for (GDPR, article 17(3)); retention deletes them later. */
const mayGo = (keyring: Keyring, person: Person) =>
  and(sentBy(contactMessages, keyring, person), sql`${contactMessages.topic} <> ${COMPLAINT}`);

/** Everything stored under a person's address, decrypted, oldest first. */
export async function exportPerson(
  { batches }: Database,
  keyring: Keyring,
  person: Person,
): Promise<PersonExport> {
  const stored = await batches
    .select()
    .from(applications)
    .where(isOf(keyring, person))
    .orderBy(applications.createdAt, applications.id);
  const exported = [];
  for (const row of stored) {
    const { keyIds: _, emailHash: __, submitKey: ___, email, ...rest } = row;
    exported.push({
      ...rest,
      email: email === null ? null : keyring.open(email, emailPlace(row)),
      answers: openAnswers(keyring, row, row.answers),
      prefill: row.prefill && openAnswers(keyring, row, row.prefill),
      ...(row.submittedAt && { reference: referenceOf(row.id) }),
      emails: await emailsOf(batches, row.id),
    });
  }
  const messages = await batches
    .select()
    .from(contactMessages)
    .where(sentBy(contactMessages, keyring, person))
    .orderBy(contactMessages.createdAt);
  const sent = await batches
    .select()
    .from(leads)
    .where(sentBy(leads, keyring, person))
    .orderBy(leads.createdAt);
  // As it passes through the control socket.
  return JSON.parse(
    JSON.stringify({
      applications: exported,
      messages: messages.map((row) => withoutKeys(openRow(keyring, 'messages', row))),
      leads: sent.map((row) => withoutKeys(openRow(keyring, 'leads', row))),
    }),
  ) as PersonExport;
}

/** The values that identify a row, but say nothing about a person. */
function withoutKeys<R extends { keyId: unknown; emailHash: unknown; idempotencyKey?: unknown }>(
  row: R,
) {
  const { keyId, emailHash, idempotencyKey, ...rest } = row;
  return rest;
}

const emailsOf = (batches: Database['batches'], applicationId: string) =>
  batches
    .select({
      kind: emails.kind,
      createdAt: emails.createdAt,
      sentAt: emails.sentAt,
      failedAt: emails.failedAt,
    })
    .from(emails)
    .where(eq(emails.applicationId, applicationId))
    .orderBy(emails.createdAt);

type ErasedRows = Omit<Erasure, 'notes'>;

/**
 * Deletes what is stored under a person's address, and overwrites what PostgreSQL keeps of it in its
 * files; or only counts it.
 */
export async function erasePerson(
  database: Database,
  keyring: Keyring,
  person: Person & { readonly dryRun: boolean },
): Promise<Erasure> {
  const erased = await deletePerson(database, keyring, person);
  const { keptComplaints: _, ...deleted } = erased;
  const isDeleted = !person.dryRun && Object.values(deleted).some((count) => count > 0);
  return { ...erased, notes: isDeleted ? await overwriteRemains(database) : [] };
}

async function deletePerson(
  { batches }: Database,
  keyring: Keyring,
  { dryRun, ...person }: Person & { readonly dryRun: boolean },
): Promise<ErasedRows> {
  const found = sql`select website_id, id from ${applications} where ${isOf(keyring, person)}`;
  return batches.transaction(async (transaction) => {
    const { rows } = await transaction.execute<ErasedRows & Record<string, unknown>>(sql`
      with found as (${found})
      select (select count(*)::integer from found) as applications,
        (select count(*)::integer from ${emails} as mail join found
          on mail.website_id = found.website_id and mail.application_id = found.id) as emails,
        (select count(*)::integer from ${contactMessages} where ${mayGo(keyring, person)}) as messages,
        (select count(*)::integer from ${leads} where ${sentBy(leads, keyring, person)}) as leads,
        (select count(*)::integer from ${contactMessages}
          where ${sentBy(contactMessages, keyring, person)}
            and ${contactMessages.topic} = ${COMPLAINT}) as "keptComplaints"`);
    if (!dryRun) {
      await transaction.delete(applications).where(isOf(keyring, person));
      await transaction.delete(contactMessages).where(mayGo(keyring, person));
      await transaction.delete(leads).where(sentBy(leads, keyring, person));
    }
    const [erased] = rows;
    if (!erased) throw new Error('The database counted nothing');
    return erased;
  });
}
