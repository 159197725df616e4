import { eventIdSchema, leadRequestSchema } from '@plaza/contract';
import { z } from 'zod';

const { formToken, whiteLabelToken, locale, pubid, channelId, keyword } = leadRequestSchema.shape;

/** Of the page that frames the form. */
const parentOriginSchema = z.url({ protocol: /^https?$/ }).max(300);

const chosenBefore = z.string().regex(/^[1-9]\d{0,9}$/);

/**
 * The address of the form. A visitor's name, email and telephone are never in it: they come by its
 * fragment, which no server and no log sees.
 */
const leadFormQuerySchema = z.object({
  formToken,
  whiteLabelToken,
  /** Absent where no page has made one. */
  eventId: eventIdSchema.optional(),
  locale: locale.optional(),
  parentOrigin: parentOriginSchema.optional(),
  amount: chosenBefore.optional(),
  termMonths: chosenBefore.optional(),
  pubid,
  channelId,
  keyword,
});

export type LeadFormQuery = z.output<typeof leadFormQuerySchema>;

/**
 * Reads the address and leaves out what is wrong in it: a campaign's odd keyword costs nobody the form.
 *
 * @returns undefined when its form token is wrong or missing
 */
export function readLeadFormQuery(
  query: Readonly<Record<string, unknown>>,
): LeadFormQuery | undefined {
  const { error } = leadFormQuerySchema.safeParse(query);
  const wrong = new Set(error?.issues.map(({ path: [name] }) => name));
  const right = Object.entries(query).filter(([name]) => !wrong.has(name));
  return leadFormQuerySchema.safeParse(Object.fromEntries(right)).data;
}
