import * as z from 'zod';
import { entryFields } from './entry.ts';
import { line, paragraph } from './text.ts';

export const CONSENT_CATEGORIES = ['necessary', 'preferences', 'statistics', 'marketing'] as const;

export const consentCategorySchema = z.enum(CONSENT_CATEGORIES);

/** §3.3, §7.1 `/content/cookie-categories`: what a consent category is for. */
export const cookieCategorySchema = z
  .object({
    ...entryFields,
    category: consentCategorySchema,
    name: line,
    description: paragraph,
  })
  .meta({ id: 'CookieCategory' });

export type ConsentCategory = z.output<typeof consentCategorySchema>;
export type CookieCategory = z.output<typeof cookieCategorySchema>;
