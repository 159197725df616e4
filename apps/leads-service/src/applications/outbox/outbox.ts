import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database, Orm } from '../../database/database.ts';
import { createRecordId } from '../../writes/record-id.ts';
import type { Keyring } from '../encryption/keyring.ts';
import { applicationTokens, emails } from '../tables.ts';
import { createToken, hashToken } from '../token.ts';
import { readGateAddress } from './gate-address.ts';
import type { MailRequest, SiteUrl } from './mail-request.ts';
import { writeMail } from './write-mail.ts';

export interface Outbox {
  /**
   * Stores an email, durable when it resolves, unless a limit is reached.
   *
   * @returns seconds until the application can ask for another one
   */
  add(request: MailRequest): Promise<number>;
}

export interface OutboxOptions {
  readonly database: Database;
  readonly keyring: Keyring;
  /** Addresses of the sites in links, by website; default: that of the content. */
  readonly siteUrls: readonly SiteUrl[];
  /** Called after an email was stored. */
  readonly onAdded: () => void;
  /** Called if a website has no page for the link. */
  readonly onMissingPage: (websiteId: number, locale: string) => void;
}

/** §3 Abuse: emails of an application, and to an address, per day. */
const MAIL_LIMITS = { pause: 60, perApplication: 5, perAddress: 10 } as const;

const DAY = 86_400;

/** The place of an email's recipient and text, which open nowhere else. */
export const mailPlace = (row: { websiteId: number; applicationId: string; id: string }) => [
  ...[row.websiteId, row.applicationId, 'mail', row.id],
];

export function createOutbox(options: OutboxOptions): Outbox {
  const { orm, writes } = options.database;
  return {
    async add(request) {
      const page = await readGateAddress(orm, request, options.siteUrls);
      if (!page) {
        options.onMissingPage(request.websiteId, request.locale);
        return MAIL_LIMITS.pause;
      }
      const token = createToken();
      const link = new URL(page);
      link.searchParams.set('token', token);
      const mail = await writeMail({ ...request, link: link.href });
      const id = createRecordId(Date.now(), randomUUID());
      const sealed = options.keyring.seal(JSON.stringify(mail), mailPlace({ ...request, id }));
      const stored = { ...request, id, sealed, tokenHash: hashToken(token) };
      const { retryAfter, isAdded } = await writes.transaction((transaction) =>
        store(transaction as Orm, stored, options.keyring.currentId),
      );
      if (isAdded) options.onAdded();
      return retryAfter;
    },
  };
}

interface StoredMail extends MailRequest {
  readonly id: string;
  readonly sealed: string;
  readonly tokenHash: string;
}

/** Stores an email and the token of its link, one request of an application or address at a time. */
async function store(orm: Orm, mail: StoredMail, keyId: string) {
  for (const key of [mail.applicationId, mail.emailHash].toSorted())
    await orm.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
  const { rows } = await orm.execute<{ wait: number }>(mailWait(mail));
  const wait = rows[0]?.wait ?? 0;
  if (wait > 0) return { retryAfter: wait, isAdded: false };
  if (await isAddressFull(orm, mail)) return { retryAfter: MAIL_LIMITS.pause, isAdded: false };
  const { websiteId, applicationId, emailHash, requestedBy } = mail;
  const expiresAt = sql`now() + interval '1 day'`;
  await orm.insert(applicationTokens).values({
    ...{ hash: mail.tokenHash, websiteId, applicationId, emailHash, requestedBy, expiresAt },
  });
  // An unsent email to an earlier address is of no use.
  await orm.execute(sql`
    update ${emails} set sealed = null, failed_at = now(), last_error = 'replaced'
    where website_id = ${websiteId} and application_id = ${applicationId}
      and sealed is not null and email_hash <> ${emailHash}`);
  await orm.insert(emails).values({
    ...{ id: mail.id, websiteId, applicationId, kind: mail.kind, emailHash, keyId, expiresAt },
    sealed: mail.sealed,
  });
  return { retryAfter: MAIL_LIMITS.pause, isAdded: true };
}

/** Seconds until the application can have another email; a corrected address has its first at once. */
const mailWait = ({ websiteId, applicationId, emailHash }: StoredMail) => sql`
  select ceil(greatest(
    extract(epoch from max(created_at) filter (where email_hash = ${emailHash}) - now())
      + ${MAIL_LIMITS.pause},
    case when count(*) >= ${MAIL_LIMITS.perApplication}
      then extract(epoch from min(created_at) - now()) + ${DAY} else 0 end, 0))::integer as wait
  from ${emails}
  where website_id = ${websiteId} and application_id = ${applicationId}
    and created_at > now() - interval '1 day'`;

async function isAddressFull(orm: Orm, { emailHash }: StoredMail): Promise<boolean> {
  const { rows } = await orm.execute<{ count: number }>(sql`
    select count(*)::integer as count from ${emails}
    where email_hash = ${emailHash} and created_at > now() - interval '1 day'`);
  return (rows[0]?.count ?? 0) >= MAIL_LIMITS.perAddress;
}
