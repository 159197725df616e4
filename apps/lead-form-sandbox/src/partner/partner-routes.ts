import { createHash } from 'node:crypto';
import { type HandOver, openHandOver, sealHandOver } from '@plaza/flows/hand-over';
import type { FastifyInstance } from 'fastify';
import { partnerPage, partnerStyle } from './partner-page.tsx';

const styleHash = createHash('sha256').update(partnerStyle).digest('base64');

const headers = {
  'content-security-policy': `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; frame-ancestors 'none'`,
  // The state is in the address.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

/** Milliseconds in which a link back must be followed. */
const lifetimeMs = 30 * 60_000;

/** What the partner knows of its sample visitor. */
const sampleAnswers: HandOver['answers'] = {
  loan: { amount: '1000', termMonths: '12' },
  contact: { email: 'sample@example.com' },
  person: { firstName: 'Alex', lastName: 'Sample' },
  work: { employment: 'employed', employedFor: 'over-24-months' },
};

type Asked = {
  readonly state?: string;
  readonly to?: string;
  readonly flow?: string;
  readonly website?: string;
};

/**
 * `/partner/{name}` plays a partner: it shows what a site hands over, and with `to` (the address of
 * a page), `flow` and `website` leads there with sample answers.
 */
export function registerPartner(app: FastifyInstance, secrets: ReadonlyMap<string, string>): void {
  app.get('/partner/:name', (request, reply) => {
    const { name: partner } = request.params as { name: string };
    const secret = secrets.get(partner);
    if (!secret) return reply.code(404).send({ error: 'There is no such partner' });
    const asked = request.query as Asked;
    const keys = { secret, partner, audience: 'partner' } as const;
    const opened = openHandOver(`${asked.state ?? ''}`, keys, Date.now());
    return reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(
        partnerPage({
          partner,
          state: 'state' in opened ? opened.state : undefined,
          back: backTo(asked, { partner, secret }),
        }),
      );
  });
}

/** The address of a page of a site, with sample answers for it. */
function backTo(
  { to = '', flow = '', website = '' }: Asked,
  keys: { readonly partner: string; readonly secret: string },
): string | undefined {
  if (!flow || !/^https?:/.test(to) || !URL.canParse(to)) return undefined;
  const state = {
    partner: keys.partner,
    website: Number(website),
    flow,
    locale: 'en',
    answers: sampleAnswers,
  };
  const address = new URL(to);
  const sealed = sealHandOver(state, { ...keys, audience: 'site' }, Date.now() + lifetimeMs);
  address.searchParams.set('state', sealed);
  return address.href;
}
