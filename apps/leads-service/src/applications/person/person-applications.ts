import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
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

/** Everything stored about a person's applications, decrypted, oldest first. */
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
  // As it passes through the control socket.
  return JSON.parse(JSON.stringify({ applications: exported })) as PersonExport;
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

/** Deletes a person's applications with their tokens and emails, or only counts them. */
export async function erasePerson(
  { batches }: Database,
  keyring: Keyring,
  { dryRun, ...person }: Person & { readonly dryRun: boolean },
): Promise<Erasure> {
  const found = sql`select website_id, id from ${applications} where ${isOf(keyring, person)}`;
  return batches.transaction(async (transaction) => {
    const { rows } = await transaction.execute<{ applications: number; emails: number }>(sql`
      with found as (${found})
      select (select count(*)::integer from found) as applications,
        (select count(*)::integer from ${emails} as mail join found
          on mail.website_id = found.website_id and mail.application_id = found.id) as emails`);
    if (!dryRun) await transaction.delete(applications).where(isOf(keyring, person));
    const { applications: count = 0, emails: mails = 0 } = rows[0] ?? {};
    return { applications: count, emails: mails };
  });
}
