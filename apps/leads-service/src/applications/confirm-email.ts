import type { EmailConfirmed } from '@plaza/contract';
import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import type { ApplicationServices } from './open-application.ts';
import { applications, applicationTokens } from './tables.ts';
import { createToken, hashToken } from './token.ts';

type Confirmed = Omit<EmailConfirmed, 'token'> & Record<string, unknown>;

/**
 * POST /email-confirmations: uses the link of an email, once. It confirms the address it was sent
 * to, unless another one has replaced it, and gives this browser a token of its own. One statement
 * does all of it or nothing.
 */
export async function confirmEmail(
  request: FastifyRequest,
  { writes }: ApplicationServices,
): Promise<EmailConfirmed> {
  const { token: used } = request.body as { token: string };
  const token = createToken();
  const { rows } = await request.wait(
    writes.execute<Confirmed>(sql`
      with used as (
        delete from ${applicationTokens}
        where hash = ${hashToken(used)} and website_id = ${request.website.id}
          and expires_at > now()
        returning website_id, application_id, email_hash),
      confirmed as (
        update ${applications} as entry
        set email_confirmed_at = coalesce(entry.email_confirmed_at, now()), updated_at = now()
        from used
        where entry.website_id = used.website_id and entry.id = used.application_id
          and entry.email_hash = used.email_hash
        returning entry.website_id, entry.id, entry.flow, entry.locale),
      added as (
        insert into ${applicationTokens} (hash, website_id, application_id)
        select ${hashToken(token)}, website_id, id from confirmed)
      select id, flow, locale from confirmed`),
  );
  const [confirmed] = rows;
  if (!confirmed) throw new ProblemError('expiredLink');
  const { id, flow, locale } = confirmed;
  return { id, token, flow, locale };
}
