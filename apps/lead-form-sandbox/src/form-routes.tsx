import { randomUUID } from 'node:crypto';
import type { LeadRequest } from '@plaza/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from './env.ts';
import type { LeadFailure, LeadFormValues } from './form/lead-form-fields.ts';
import { type LeadFormQuery, readLeadFormQuery } from './form/lead-form-query.ts';
import { type Market, readLead } from './form/read-lead.ts';
import { sendLead } from './form/send-lead.ts';
import { framePolicy, mayFrame } from './page/frame-policy.ts';
import { LeadForm, type LeadFormProps } from './page/lead-form.tsx';
import { type LeadFormPageProps, leadFormPage, Receipt } from './page/lead-form-page.tsx';
import { leadFormStyle } from './page/lead-form-style.ts';
import { leadFormTranslator } from './page/lead-form-texts.ts';
import { brandStyle } from './websites/brand-colors.ts';
import { createChoicesReader, type ReadChoices } from './websites/read-choices.ts';
import { readWebsites } from './websites/read-websites.ts';

const statusOf = {
  'sent-before': 422,
  'too-many': 429,
  unavailable: 503,
} as const satisfies Record<LeadFailure, number>;

/** A form, as far as its address and its website say. */
type Play = Pick<LeadFormProps, 'locale' | 'texts'> & {
  readonly market: Market;
  readonly style: string;
  readonly websiteId: number;
};

/**
 * Plays the third party whose lead form a page embeds (§1): GET shows the form, POST takes a lead,
 * with JavaScript or without.
 */
export function registerForm(app: FastifyInstance, settings: Settings): void {
  const readChoices = createChoicesReader(settings.serviceUrl);
  const playFor = (request: FastifyRequest, locale: string | undefined) =>
    readPlay(request, { appsFolder: settings.appsFolder, locale, readChoices });
  app.get('/:websiteId', async (request, reply) => {
    const query = readLeadFormQuery(request.query as Record<string, unknown>);
    if (!query) return reply.code(400).send({ error: 'formToken is missing or wrong' });
    if (!query.eventId) return reply.redirect(withEventId(query), 302);
    const play = await playFor(request, query.locale);
    if (!play) return unknownWebsite(request, reply);
    return sendForm(reply, { play, settings, values: { ...query, locale: play.locale } });
  });
  app.post('/:websiteId', async (request, reply) => {
    const values = (request.body ?? {}) as LeadFormValues;
    const play = await playFor(request, values.locale);
    if (!play) return unknownWebsite(request, reply);
    const read = readLead(values, play.market);
    if ('unreadable' in read) return reply.code(400).send({ error: `${read.unreadable}: wrong` });
    const shown = { play, settings, values };
    if ('errors' in read) return sendForm(reply.code(422), { ...shown, errors: read.errors });
    return takeLead(reply, { ...shown, lead: read.lead });
  });
}

type Shown = {
  readonly play: Play;
  readonly settings: Settings;
  readonly values: LeadFormValues;
} & Pick<LeadFormProps, 'errors' | 'failure'>;

async function takeLead(reply: FastifyReply, { lead, ...shown }: Shown & { lead: LeadRequest }) {
  const sent = await sendLead(shown.play.websiteId, lead, shown.settings);
  if ('id' in sent) {
    const { values, play } = shown;
    const children = <Receipt texts={play.texts} values={values} id={sent.id} />;
    return sendPage(reply, shown, { children, lead: { ...lead, id: sent.id } });
  }
  reply.log.warn({ reason: sent.reason }, 'The lead was not taken');
  const status = statusOf[sent.failure];
  if (status !== 422) reply.header('retry-after', 60);
  return sendForm(reply.code(status), { ...shown, failure: sent.failure });
}

function sendForm(reply: FastifyReply, shown: Shown) {
  const { play, values, errors, failure } = shown;
  const form = { ...play, choices: play.market.choices, values, errors, failure };
  const hasError = Boolean(errors ?? failure);
  return sendPage(reply, shown, { children: <LeadForm {...form} />, hasError });
}

function sendPage(
  reply: FastifyReply,
  { play, settings, values }: Shown,
  content: Pick<LeadFormPageProps, 'children' | 'hasError' | 'lead'>,
) {
  const { locale, texts, style } = play;
  const { parentOrigin: parent } = values;
  const parentOrigin =
    parent && URL.canParse(parent) && mayFrame(parent, settings.origins) ? parent : undefined;
  reply.headers(framePolicy(style, settings.origins)).type('text/html; charset=utf-8');
  return reply.send(leadFormPage({ locale, texts, style, parentOrigin, ...content }));
}

/** What the form offers in a locale of its website; the website's first one, where it has not that one. */
async function readPlay(
  { params }: FastifyRequest,
  from: { appsFolder: string; locale: string | undefined; readChoices: ReadChoices },
): Promise<Play | undefined> {
  const websiteId = Number((params as { websiteId: string }).websiteId);
  const app = readWebsites(from.appsFolder).get(websiteId);
  const [first] = app?.website.countries ?? [];
  if (!app || !first) return undefined;
  const { locale, currency } =
    app.website.countries.find((country) => country.locale === from.locale) ?? first;
  const market = { locale, currency: currency.name };
  const [texts, choices] = await Promise.all([
    leadFormTranslator(market),
    from.readChoices({ websiteId, ...market }),
  ]);
  const style = `${leadFormStyle}${brandStyle(app.brandTokens)}`;
  return { websiteId, locale, texts, style, market: { ...market, choices } };
}

const unknownWebsite = ({ params }: FastifyRequest, reply: FastifyReply) =>
  reply.code(404).send({
    error: `There is no apps/*/content/website.json with the id ${(params as { websiteId: string }).websiteId}`,
  });

/**
 * The same address with an event id of its own, and without what was wrong in it. The id is in the
 * address and not in the form alone, so that a visitor who goes back or loads the form again asks for
 * the same lead again.
 */
function withEventId(query: LeadFormQuery): string {
  const fields = new URLSearchParams({ eventId: randomUUID() });
  for (const [name, value] of Object.entries(query)) fields.set(name, value);
  return `?${fields}`;
}
