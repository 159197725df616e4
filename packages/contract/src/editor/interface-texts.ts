import * as z from 'zod';
import { localeSchema } from '../model/locale.ts';

export const interfaceParamsSchema = z.object({ locale: localeSchema });

const interfaceTextSchema = z.object({
  /** The key of the locale file; a plural text has one per form, `instalments_one`. */
  key: z.string().max(100),
  /** The slug of the component that replaces it. */
  slug: z.string().max(100),
  text: z.string().max(2000),
  /** The formats of its placeholders by name: `{ amount: 'money' }`. */
  placeholders: z.record(z.string().max(40), z.string().max(40)),
});
export type InterfaceText = z.output<typeof interfaceTextSchema>;

/** `GET texts/{locale}`: in the order of the message tables; none if the locale has no texts. */
export const interfaceTextsSchema = z.object({ texts: z.array(interfaceTextSchema).max(5000) });
export type InterfaceTexts = z.output<typeof interfaceTextsSchema>;
