import * as z from 'zod';
import { consentCategorySchema } from './cookie-category.ts';
import { sitePath, webUrl } from './link.ts';
import { entryId, line, paragraph } from './text.ts';

const cookieTexts = { description: paragraph, expiration: line, type: line };

/** A language (`en`), or a locale whose texts differ from those of its language (`en-ZA`). */
const languageSchema = z
  .string()
  .max(8)
  .regex(/^[a-z]{2,3}(-[A-Z]{2})?$/);

/**
 * §3.3: one cookie. Only enabled cookies are shown. Without `translations`, its texts apply to the
 * languages without a translation; a translation overrides them.
 */
export const cookieSchema = z
  .object({
    name: line,
    ...cookieTexts,
    enabled: z.boolean(),
    translations: z.record(languageSchema, z.object(cookieTexts).partial()).optional(),
  })
  .meta({ id: 'Cookie' });

/**
 * §3.3, §7.1 `/content/website-cookies`: a provider and its cookies in one category. A provider
 * named `Internal` is the site itself; the url `/cookies` means the site's cookie policy.
 */
export const cookieProviderSchema = z
  .object({
    id: entryId,
    category: consentCategorySchema,
    providerName: line,
    url: z.union([sitePath, webUrl]),
    cookies: z.array(cookieSchema).max(200),
  })
  .meta({ id: 'CookieProvider' });

export type Cookie = z.output<typeof cookieSchema>;
export type CookieProvider = z.output<typeof cookieProviderSchema>;
