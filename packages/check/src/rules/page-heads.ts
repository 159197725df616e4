import type { Entry, EntryRule, Finding } from '../model.ts';

/** Search engines truncate longer values. */
const LONGEST = { title: 70, description: 170 } as const;

type Page = Entry<'pages'>['value'];

const FIELDS = [
  { path: ['heading'], read: ({ heading }: Page) => heading },
  { path: ['lead'], read: ({ lead }: Page) => lead },
  { path: ['meta', 'title'], read: ({ meta }: Page) => meta.title },
  { path: ['meta', 'description'], read: ({ meta }: Page) => meta.description },
] as const;

/** Headings, leads, titles and descriptions are unique, and short enough for search results. */
export const pageHeads: EntryRule = ({ entries }) => {
  const pages = entries('pages');
  return [...repeated(pages), ...pages.flatMap(tooLong)];
};

function repeated(pages: readonly Entry<'pages'>[]): Finding[] {
  return FIELDS.flatMap(({ path, read }) => {
    const seen = new Map<string, string>();
    return pages.flatMap(({ file, value }) => {
      const text = read(value);
      if (text === undefined) return [];
      const key = `${value.locale} ${text}`;
      const earlier = seen.get(key);
      seen.set(key, earlier ?? file);
      if (earlier === undefined) return [];
      const message = `${path.join('.')} is the same as in ${earlier}`;
      return [{ file, path, message, hint: 'Describe what is specific to this page.' }];
    });
  });
}

function tooLong({ file, value: { meta } }: Entry<'pages'>): Finding[] {
  return (['title', 'description'] as const).flatMap((field) => {
    const { length } = meta[field];
    if (length <= LONGEST[field]) return [];
    const message = `meta.${field} has ${length} characters; search engines show ${LONGEST[field]}`;
    return [{ file, path: ['meta', field], message, hint: 'Shorten it.' }];
  });
}
