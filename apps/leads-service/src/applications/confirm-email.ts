import type { EmailConfirmationRequest, EmailConfirmed } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import type { ApplicationServices } from './open-application.ts';
import { applications, applicationTokens } from './tables.ts';
import { createToken, hashToken } from './token.ts';

type Confirmed = Omit<EmailConfirmed, 'token'> & Record<string, unknown>;

/**
 * POST /email-confirmations: uses the link of an email, once. It confirms the address it was sent
 * to, unless another one has replaced it, gives this browser a token of its own and revokes every
 * older token and link of the application (decision 64). The browser that has asked for the link, or
 * could read everything before, reads everything; any other reads masked answers. One statement does
 * all of it or nothing.
 */
export async function confirmEmail(
  request: FastifyRequest,
  { writes }: ApplicationServices,
): Promise<EmailConfirmed> {
  const { token: used, heldToken } = request.body as EmailConfirmationRequest;
  const token = createToken();
  const link = { websiteId: request.website.id, hash: hashToken(used) };
  const heldHash = heldToken === undefined ? '' : hashToken(heldToken);
  const { rows } = await request.wait(
    writes.execute<Confirmed>(confirmation(link, { heldHash, newHash: hashToken(token) })),
  );
  const [confirmed] = rows;
  if (!confirmed) throw new ProblemError('expiredLink');
  const { id, flow, locale } = confirmed;
  return { id, token, flow, locale };
}

/** The lock on the application comes first, so that of two links that are used at once one counts. */
const confirmation = (
  { websiteId, hash }: { readonly websiteId: number; readonly hash: string },
  { heldHash, newHash }: { readonly heldHash: string; readonly newHash: string },
) => sql`
  with target as materialized (
    select entry.website_id, entry.id, entry.email_hash from ${applications} as entry
    join ${applicationTokens} as link
      on link.website_id = entry.website_id and link.application_id = entry.id
    where link.hash = ${hash} and link.website_id = ${websiteId} and link.expires_at > now()
    for update of entry),
  used as (
    delete from ${applicationTokens} as link using target
    where link.hash = ${hash} and link.website_id = target.website_id
    returning link.website_id, link.application_id, link.email_hash, link.requested_by),
  confirmed as (
    update ${applications} as entry
    set email_confirmed_at = coalesce(entry.email_confirmed_at, now()), updated_at = now()
    from used
    where entry.website_id = used.website_id and entry.id = used.application_id
      and entry.email_hash = used.email_hash
    returning entry.website_id, entry.id, entry.flow, entry.locale, used.requested_by),
  held as (
    select token.hash from ${applicationTokens} as token join confirmed
      on token.website_id = confirmed.website_id and token.application_id = confirmed.id
    where token.hash = ${heldHash} and token.expires_at is null
      and (token.hash = confirmed.requested_by
        or token.revoked_at is null and not token.is_masked)),
  revoked as (
    update ${applicationTokens} as token set revoked_at = now() from confirmed
    where token.website_id = confirmed.website_id and token.application_id = confirmed.id
      and token.expires_at is null and token.revoked_at is null),
  dropped as (
    delete from ${applicationTokens} as token using confirmed
    where token.website_id = confirmed.website_id and token.application_id = confirmed.id
      and token.expires_at is not null and token.hash <> ${hash}),
  added as (
    insert into ${applicationTokens} (hash, website_id, application_id, is_masked)
    select ${newHash}, website_id, id, not exists (select 1 from held) from confirmed)
  select id, flow, locale from confirmed`;
