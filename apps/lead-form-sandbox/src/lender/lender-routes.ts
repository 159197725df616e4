import { randomUUID } from 'node:crypto';
import type { ConversionPartner } from '@plaza/contract';
import type { FastifyInstance } from 'fastify';
import { isPlay, type LenderMessage, PLAYS, type PlayName, parametersOf } from './plays.ts';

export type LenderSettings = {
  readonly serviceUrl: string;
  /** The partners of the service whose messages are in its own spelling. */
  readonly conversionPartners: readonly ConversionPartner[];
};

/** What the service answered to each message: the status code, and what it says. */
export type PlayedMessage = {
  readonly status: LenderMessage['status'];
  readonly code: number;
  readonly answer: string;
};

/**
 * `/lender/`: plays a lender whom a click has reached (`?click=…` of its link), with buttons for what
 * it may say to the service: approve, reject, reverse, too late, twice, out of order, or forged.
 */
export function registerLender(app: FastifyInstance, settings: LenderSettings): void {
  const partners = settings.conversionPartners.filter(({ format }) => format === 'plain');
  app.get('/lender/', async (request, reply) => {
    const { click = '' } = request.query as { readonly click?: string };
    return reply.type('text/html; charset=utf-8').send(lenderPage(click, partners));
  });
  app.post('/lender/', async (request, reply) => {
    const { click = '', partner: name, play } = request.body as Record<string, string>;
    const partner = partners.find((each) => each.name === name);
    if (!partner || !isPlay(play))
      return reply.code(400).send({ error: 'No such partner or play' });
    return playLender(settings.serviceUrl, { partner, play, click });
  });
}

type Played = {
  readonly partner: ConversionPartner;
  readonly play: PlayName;
  readonly click: string;
};

/** Sends the messages of a play, one after the other. */
export async function playLender(
  serviceUrl: string,
  { partner, play, click }: Played,
): Promise<PlayedMessage[]> {
  const transaction = randomUUID();
  const played: PlayedMessage[] = [];
  for (const message of PLAYS[play] as readonly LenderMessage[]) {
    const query = parametersOf(message, { click, transaction, now: new Date() });
    const secret = message.isForged ? 'x'.repeat(partner.secret.length) : partner.secret;
    const answer = await fetch(`${serviceUrl}/conversions/${partner.name}?${query}`, {
      headers: { authorization: `Bearer ${secret}` },
    });
    played.push({ status: message.status, code: answer.status, answer: await answer.text() });
  }
  return played;
}

const escapeText = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function lenderPage(click: string, partners: readonly ConversionPartner[]): string {
  const options = partners.map(({ name }) => `<option>${escapeText(name)}</option>`).join('');
  const buttons = Object.keys(PLAYS)
    .map((name) => `<button name="play" value="${name}">${name}</button>`)
    .join(' ');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Sandbox lender</title>
<meta name="viewport" content="width=device-width,initial-scale=1"></head><body>
<main><h1>Sandbox lender</h1><form method="post" action="/lender/">
<p><label>Click <input name="click" value="${escapeText(click)}" size="40" required></label></p>
<p><label>Partner <select name="partner">${options}</select></label></p><p>${buttons}</p></form></main>
</body></html>`;
}
