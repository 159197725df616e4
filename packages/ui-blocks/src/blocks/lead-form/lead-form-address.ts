import type { LeadFormData } from './schema.ts';

/** The lead service that a site works with. */
export interface LeadFormService {
  /** Absolute, http or https; may have a query of its own. */
  readonly address: string;
  /** The locale of its forms, such as `es-ES`. */
  readonly locale?: string;
  /**
   * When the form loads without consent: `on-press` of its link, or `on-view`, the default, when it
   * is near the viewport, as with consent.
   */
  readonly load?: 'on-press' | 'on-view';
  /** The note beside the link that names who receives the data. */
  readonly recipient?: (host: string) => string;
}

type Requested = Pick<LeadFormData, 'formToken' | 'whiteLabelToken' | 'amount' | 'termMonths'>;

/**
 * The address of the form, with what content sets.
 *
 * @returns undefined for a service without an address that a page may frame
 */
export function leadFormAddress(
  { address, locale }: LeadFormService,
  { formToken, whiteLabelToken, amount, termMonths }: Requested,
): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const known = { formToken, whiteLabelToken, locale, amount, termMonths };
  for (const [name, value] of Object.entries(known))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}
