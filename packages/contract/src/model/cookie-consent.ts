import * as z from 'zod';
import { line, text } from './text.ts';

/** §3.3: every text of the cookie preferences dialog; `consentKeys` labels the categories. */
export const cookieConsentSchema = z
  .object({
    text: text(5000),
    about: text(20_000),
    tabs: z.object({ consent: line, details: line, about: line }),
    acceptButton: line,
    deny: line,
    acceptAll: line,
    consentKeys: z
      .object({ necessary: line, preferences: line, statistics: line, marketing: line })
      .optional(),
  })
  .meta({ id: 'CookieConsent' });

export type CookieConsent = z.output<typeof cookieConsentSchema>;
