import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { contactMessages, leads } from '../../writes/tables.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { emailPlace, openAnswers } from '../encryption/seal-answers.ts';
import { hashedEmail } from '../put-step.ts';
import { referenceOf } from '../reference.ts';
import { applications, emails } from '../tables.ts';
import type { Erasure, Person, PersonExport } from './person-messages.ts';

/** The applications with an address, which is stored as a keyed hash. */
function isOf(keyring: Keyring, { websiteId, email }: Person): SQL | undefined {
  const hashes = keyring.hashes(hashedEmail(websiteId, email));
  return and(eq(applications.websiteId, websiteId), inArray(applications.emailHash, hashes));
}

const COMPLAINT = 'complaint';

/** What the contact form and the lead service sent for an address. */
const sentBy = (table: typeof contactMessages | typeof leads, { websiteId, email }: Person) =>
  and(eq(table.websiteId, websiteId), sql`lower(${table.email}) = lower(${email})`);

/** Complaints have to be answered for (GDPR, article 17(3)); retention deletes them later. */
const mayGo = (person: Person) =>
  and(sentBy(contactMessages, person), sql`${contactMessages.topic} <> ${COMPLAINT}`);

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
    .where(sentBy(contactMessages, person))
    .orderBy(contactMessages.createdAt);
  const sent = await batches
    .select()
    .from(leads)
    .where(sentBy(leads, person))
    .orderBy(leads.createdAt);
  // As it passes through the control socket.
  return JSON.parse(
    JSON.stringify({
      applications: exported,
      messages: messages.map(({ idempotencyKey: _, ...message }) => message),
      leads: sent,
    }),
  ) as PersonExport;
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

/** Deletes what is stored under a person's address, or only counts it. */
export async function erasePerson(
  { batches }: Database,
  keyring: Keyring,
  { dryRun, ...person }: Person & { readonly dryRun: boolean },
): Promise<Erasure> {
  const found = sql`select website_id, id from ${applications} where ${isOf(keyring, person)}`;
  return batches.transaction(async (transaction) => {
    const { rows } = await transaction.execute<Erasure & Record<string, unknown>>(sql`
      with found as (${found})
      select (select count(*)::integer from found) as applications,
        (select count(*)::integer from ${emails} as mail join found
          on mail.website_id = found.website_id and mail.application_id = found.id) as emails,
        (select count(*)::integer from ${contactMessages} where ${mayGo(person)}) as messages,
        (select count(*)::integer from ${leads} where ${sentBy(leads, person)}) as leads,
        (select count(*)::integer from ${contactMessages}
          where ${sentBy(contactMessages, person)}
            and ${contactMessages.topic} = ${COMPLAINT}) as "keptComplaints"`);
    if (!dryRun) {
      await transaction.delete(applications).where(isOf(keyring, person));
      await transaction.delete(contactMessages).where(mayGo(person));
      await transaction.delete(leads).where(sentBy(leads, person));
    }
    const [erased] = rows;
    if (!erased) throw new Error('The database counted nothing');
    return erased;
  });
}
