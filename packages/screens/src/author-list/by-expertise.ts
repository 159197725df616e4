import type { Author } from '@plaza/contract';

export type ExpertiseGroup = { readonly name: string; readonly authors: readonly Author[] };

/**
 * People under each of their areas, in the alphabetical order of the language; those without an area
 * come last, under `other`.
 */
export function byExpertise(
  authors: readonly Author[],
  { locale, other }: { readonly locale: string; readonly other: string },
): ExpertiseGroup[] {
  const { compare } = new Intl.Collator(locale);
  const areas = [...new Set(authors.flatMap(({ expertise = [] }) => expertise))].sort(compare);
  const groups = areas.map((name) => ({
    name,
    authors: authors.filter(({ expertise = [] }) => expertise.includes(name)),
  }));
  const rest = authors.filter(({ expertise = [] }) => expertise.length === 0);
  return rest.length > 0 ? [...groups, { name: other, authors: rest }] : groups;
}
