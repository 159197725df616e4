import { eventIdSchema, leadRequestSchema } from '@plaza/contract';
import * as z from 'zod';

const { formToken, whiteLabelToken, locale, pubid, channelId, keyword, impressionId } =
  leadRequestSchema.shape;

/** The origin of the page that frames the form. */
const parentOriginSchema = z.url({ protocol: /^https?$/ }).max(300);

const preselected = z.string().regex(/^[1-9]\d{0,9}$/);

/**
 * The query of the form. It never contains a visitor's name, email or phone: those are in the
 * fragment, which servers and logs do not see.
 */
const leadFormQuerySchema = z.object({
  formToken,
  whiteLabelToken,
  /** Undefined if no page generated one. */
  eventId: eventIdSchema.optional(),
  locale: locale.optional(),
  parentOrigin: parentOriginSchema.optional(),
  amount: preselected.optional(),
  termMonths: preselected.optional(),
  pubid,
  channelId,
  keyword,
  impressionId,
});

export type LeadFormQuery = z.output<typeof leadFormQuerySchema>;

/**
 * Parses the query without its invalid parameters: an odd campaign keyword must not break the form.
 *
 * @returns undefined if the form token is invalid or missing
 */
export function readLeadFormQuery(
  query: Readonly<Record<string, unknown>>,
): LeadFormQuery | undefined {
  const { error } = leadFormQuerySchema.safeParse(query);
  const invalid = new Set(error?.issues.map(({ path: [name] }) => name));
  const valid = Object.entries(query).filter(([name]) => !invalid.has(name));
  return leadFormQuerySchema.safeParse(Object.fromEntries(valid)).data;
}
