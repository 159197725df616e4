import type { EntryRule } from '../model.ts';
import { textsOf } from '../read-texts.ts';

/** A percentage in a text is written as `Intl` writes it for the entry's locale: `3%` or `3 %`. */
export const percentSigns: EntryRule = ({ entities }) =>
  entities.flatMap(({ file, value }) => {
    const locale = 'locale' in value && typeof value.locale === 'string' ? value.locale : '';
    if (!locale) return [];
    const texts = textsOf(value).filter(({ text }) => text.includes('%'));
    if (texts.length === 0) return [];
    const isSpaced = isSpacedIn(locale);
    const other = isSpaced ? /\d+%/g : /\d+\s%/g;
    return texts.flatMap(({ text, pathAt }) =>
      [...text.matchAll(other)].map(({ 0: written, index }) => ({
        file: `content/${file}`,
        path: pathAt(index),
        message: `“${written}” is not how ${locale} writes a percentage`,
        hint: isSpaced ? 'Put a no-break space before the sign.' : 'Put no space before the sign.',
      })),
    );
  });

const known = new Map<string, boolean>();

/** Kept, because `Intl` takes long to make a format. */
function isSpacedIn(locale: string): boolean {
  const format = () => new Intl.NumberFormat(locale, { style: 'percent' }).format(0.03);
  const isSpaced = known.get(locale) ?? /\s%/.test(format());
  known.set(locale, isSpaced);
  return isSpaced;
}
