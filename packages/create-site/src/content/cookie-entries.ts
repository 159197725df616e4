import { dayFormat } from '@plaza/i18n/formats';
import { fill } from '../core/fill.ts';
import { readTexts, type SiteTexts } from '../core/texts.ts';
import type { SiteOptions } from '../model/options.ts';
import { type Span, type StoredName, storageOf } from './storage-table.ts';

/**
 * The declarations of exactly the chosen vendors and of the site itself (§3.3), a provider each: in
 * the language of the first country, with translations for those that say it differently.
 */
export function cookieEntries({ vendors, countries }: SiteOptions) {
  const [first, ...others] = countries.map(({ locale }) => ({ locale, texts: readTexts(locale) }));
  if (!first) return [];
  return storageOf({ vendors, countries }).map(({ stored, ...provider }) => ({
    ...provider,
    cookies: stored.map((name) => {
      const vendor = name.vendor ?? provider.providerName;
      const say = ({ locale, texts }: Language) => describe(name, { locale, texts, vendor });
      const translations = translate(first, others, say);
      return {
        name: name.name,
        ...say(first),
        enabled: true,
        ...(Object.keys(translations).length > 0 && { translations }),
      };
    }),
  }));
}

/** By language, and by locale for a country that differs from another of its language. */
function translate(
  first: Language,
  others: readonly Language[],
  say: (language: Language) => Words,
): Record<string, Partial<Words>> {
  const said = new Map([[languageOf(first), say(first)]]);
  const own = say(first);
  return Object.fromEntries(
    others.flatMap((other) => {
      const language = languageOf(other);
      const key = said.has(language) ? other.locale : language;
      const differs = differences(said.get(language) ?? own, say(other));
      if (!said.has(language)) said.set(language, say(other));
      return Object.keys(differs).length > 0 ? [[key, differs] as const] : [];
    }),
  );
}

const languageOf = ({ locale }: Language) => locale.split('-', 1)[0] ?? '';

type Language = { readonly locale: string; readonly texts: SiteTexts };

type Words = Readonly<Record<'description' | 'expiration' | 'type', string>>;

function describe(
  { use, lasts, kind = 'cookie', host = '' }: StoredName,
  { locale, texts, vendor }: Language & { readonly vendor: string },
): Words {
  const { uses, durations, kinds } = texts.storage;
  return {
    description: fill(uses[use], { vendor, host }),
    expiration: isSpan(lasts) ? writeSpan(lasts, locale) : durations[lasts],
    type: kinds[kind],
  };
}

const isSpan = (lasts: StoredName['lasts']): lasts is Span => /^\d/.test(lasts);

function writeSpan(span: Span, locale: string): string {
  const [number, unit] = span.split(' ');
  if (unit === 'day') return dayFormat(locale)(Number(number));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Number(number),
  );
}

const differences = (own: Words, other: Words): Partial<Words> =>
  Object.fromEntries(
    Object.entries(other).filter(([field, text]) => own[field as keyof Words] !== text),
  );
