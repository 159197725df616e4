import { randomUUID } from 'node:crypto';
import type { LeadRequest } from '@plaza/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from './env.ts';
import type { LeadFailure, LeadFormValues } from './form/lead-form-fields.ts';
import { type LeadFormQuery, readLeadFormQuery } from './form/lead-form-query.ts';
import { type Market, readLead } from './form/read-lead.ts';
import { sendLead } from './form/send-lead.ts';
import { canFrame, framePolicy } from './page/frame-policy.ts';
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

/** A form, as determined by its address and website. */
type FormContext = Pick<LeadFormProps, 'locale' | 'texts'> & {
  readonly market: Market;
  readonly style: string;
  readonly websiteId: number;
};

/**
 * Simulates the third party whose lead form a page embeds (§1): GET shows the form, POST submits a
 * lead, with or without JavaScript.
 */
export function registerForm(app: FastifyInstance, settings: Settings): void {
  const readChoices = createChoicesReader(settings.serviceUrl);
  const contextOf = (request: FastifyRequest, locale: string | undefined) =>
    readContext(request, { appsFolder: settings.appsFolder, locale, readChoices });
  app.get('/:websiteId', async (request, reply) => {
    const query = readLeadFormQuery(request.query as Record<string, unknown>);
    if (!query) return reply.code(400).send({ error: 'formToken is missing or invalid' });
    if (!query.eventId) return reply.redirect(withEventId(query), 302);
    const context = await contextOf(request, query.locale);
    if (!context) return unknownWebsite(request, reply);
    return sendForm(reply, { context, settings, values: { ...query, locale: context.locale } });
  });
  app.post('/:websiteId', async (request, reply) => {
    const values = (request.body ?? {}) as LeadFormValues;
    const context = await contextOf(request, values.locale);
    if (!context) return unknownWebsite(request, reply);
    const read = readLead(values, context.market);
    if ('invalid' in read) return reply.code(400).send({ error: `Invalid ${read.invalid}` });
    const page = { context, settings, values };
    if ('errors' in read) return sendForm(reply.code(422), { ...page, errors: read.errors });
    return submitLead(reply, { ...page, lead: read.lead });
  });
}

type Page = {
  readonly context: FormContext;
  readonly settings: Settings;
  readonly values: LeadFormValues;
} & Pick<LeadFormProps, 'errors' | 'failure'>;

async function submitLead(reply: FastifyReply, { lead, ...page }: Page & { lead: LeadRequest }) {
  const sent = await sendLead(page.context.websiteId, lead, page.settings);
  if ('id' in sent) {
    const { values, context } = page;
    const children = <Receipt texts={context.texts} values={values} id={sent.id} />;
    return sendPage(reply, page, { children, lead: { ...lead, id: sent.id } });
  }
  reply.log.warn({ reason: sent.reason }, 'The lead was not accepted');
  const status = statusOf[sent.failure];
  if (status !== 422) reply.header('retry-after', 60);
  return sendForm(reply.code(status), { ...page, failure: sent.failure });
}

function sendForm(reply: FastifyReply, page: Page) {
  const { context, values, errors, failure } = page;
  const form = { ...context, choices: context.market.choices, values, errors, failure };
  const hasError = Boolean(errors ?? failure);
  return sendPage(reply, page, { children: <LeadForm {...form} />, hasError });
}

function sendPage(
  reply: FastifyReply,
  { context, settings, values }: Page,
  content: Pick<LeadFormPageProps, 'children' | 'hasError' | 'lead'>,
) {
  const { locale, texts, style } = context;
  const { parentOrigin: parent } = values;
  const parentOrigin =
    parent && URL.canParse(parent) && canFrame(parent, settings.origins) ? parent : undefined;
  reply.headers(framePolicy(style, settings.origins)).type('text/html; charset=utf-8');
  return reply.send(leadFormPage({ locale, texts, style, parentOrigin, ...content }));
}

/** Reads the form of a locale of its website; default: the website's first locale. */
async function readContext(
  { params }: FastifyRequest,
  from: { appsFolder: string; locale: string | undefined; readChoices: ReadChoices },
): Promise<FormContext | undefined> {
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
    error: `No apps/*/content/website.json has the id ${(params as { websiteId: string }).websiteId}`,
  });

/**
 * The same address with a new event id, and without invalid parameters. The id is part of the
 * address, so that going back or reloading submits the same lead again.
 */
function withEventId(query: LeadFormQuery): string {
  const fields = new URLSearchParams({ eventId: randomUUID() });
  for (const [name, value] of Object.entries(query)) fields.set(name, value);
  return `?${fields}`;
}
