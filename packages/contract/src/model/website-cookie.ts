import * as z from 'zod';
import { consentCategorySchema } from './cookie-category.ts';
import { sitePath, webUrl } from './link.ts';
import { entryId, line, paragraph } from './text.ts';

/** §3.3: one cookie. Only enabled cookies are shown. */
export const cookieSchema = z
  .object({
    name: line,
    description: paragraph,
    expiration: line,
    type: line,
    enabled: z.boolean(),
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
