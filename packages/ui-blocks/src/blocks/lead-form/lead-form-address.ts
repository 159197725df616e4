import type { LeadFormData } from './schema.ts';

/** The lead service that a site works with. */
export interface LeadFormService {
  /** Absolute, http or https; may have a query of its own. */
  readonly address: string;
  /** The language that its forms are to speak, such as `es-ES`. */
  readonly locale?: string;
  /**
   * `on-press`: without consent the form is fetched when the visitor asks for it. `on-view`: when it
   * comes near the view, as with consent. `on-view` unless said otherwise.
   */
  readonly load?: 'on-press' | 'on-view';
  /** Says beside the link who gets the data when the form is opened. */
  readonly recipient?: (host: string) => string;
}

type Asked = Pick<LeadFormData, 'formToken' | 'whiteLabelToken' | 'amount' | 'termMonths'>;

/**
 * Where the form stands, with all that content knows of it.
 *
 * @returns undefined for a service without an address that a page may frame
 */
export function leadFormAddress(
  { address, locale }: LeadFormService,
  { formToken, whiteLabelToken, amount, termMonths }: Asked,
): string | undefined {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const known = { formToken, whiteLabelToken, locale, amount, termMonths };
  for (const [name, value] of Object.entries(known))
    if (value !== undefined) url.searchParams.set(name, String(value));
  return url.href;
}
