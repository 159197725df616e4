import { eventIdSchema, leadRequestSchema } from '@plaza/contract';
import { z } from 'zod';

/** Of the page that frames the form. */
const parentOriginSchema = z.url({ protocol: /^https?$/ }).max(300);

const { formToken, whiteLabelToken, amount, termMonths, locale, pubid, channelId, keyword } =
  leadRequestSchema.shape;

/**
 * The address of the form. A visitor's name, email and telephone never stand in it: they come by
 * its fragment, which no server and no log sees.
 */
export const leadFormQuerySchema = z.object({
  formToken,
  whiteLabelToken,
  /** Absent where no page has made one. */
  eventId: eventIdSchema.optional(),
  locale: locale.optional(),
  parentOrigin: parentOriginSchema.optional(),
  amount: amount.optional(),
  termMonths: termMonths.optional(),
  pubid,
  channelId,
  keyword,
});

/** The form as it is posted. */
export const leadFormBodySchema = leadRequestSchema.extend({
  parentOrigin: parentOriginSchema.optional(),
});

export type LeadFormQuery = z.output<typeof leadFormQuerySchema>;
export type LeadFormBody = z.output<typeof leadFormBodySchema>;

/**
 * Reads the address without what is wrong in it: a campaign's odd keyword costs nobody the form.
 *
 * @returns undefined when its form token is none
 */
export function readLeadFormQuery(
  query: Readonly<Record<string, unknown>>,
): LeadFormQuery | undefined {
  const { error } = leadFormQuerySchema.safeParse(query);
  const wrong = new Set(error?.issues.map(({ path: [name] }) => name));
  const right = Object.entries(query).filter(([name]) => !wrong.has(name));
  return leadFormQuerySchema.safeParse(Object.fromEntries(right)).data;
}
