import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CONTENT_FOLDERS, type ContentFolder } from './content-folders.ts';
import { CONTENT_TAG, contentTag, REVALIDATION_TAGS, revalidationSchema } from './revalidation.ts';
import { entryId } from './text.ts';

const accepts = (tag: string) =>
  revalidationSchema.safeParse({ websiteId: 1, tags: [tag] }).success;

it('design §3 names a folder, a list, its order and an entry', () => {
  const place = { folder: 'posts', locale: 'sv-SE' } as const;
  expect([
    contentTag.folder(place),
    contentTag.list(place),
    contentTag.order(place),
    contentTag.entry({ ...place, id: 'how-apr-works' }),
    contentTag.list({ folder: 'website-cookies' }),
    contentTag.entry({ folder: 'products', locale: 'es-ES', id: 5 }),
  ]).toEqual([
    'content:posts',
    'content:posts:sv-SE',
    'content:posts:sv-SE:order',
    'content:posts:sv-SE:how-apr-works',
    'content:website-cookies:-',
    'content:products:es-ES:5',
  ]);
});

it('accepts the tags of every entry that the contract allows, in 256 characters', () => {
  const folder = fc.constantFrom(...(Object.keys(CONTENT_FOLDERS) as ContentFolder[]));
  const locale = fc.constantFrom('es-ES', 'fil-PH', undefined);
  const id = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/);
  fc.assert(
    fc.property(folder, locale, id, (inFolder, inLocale, ofEntry) => {
      expect(entryId.safeParse(ofEntry).success).toBe(true);
      const tag = contentTag.entry({ folder: inFolder, locale: inLocale, id: ofEntry });
      expect(accepts(tag)).toBe(true);
      expect(tag.length).toBeLessThanOrEqual(256);
    }),
  );
});

it.each([
  'other',
  'content:',
  'content:Posts',
  'content:posts:es',
  'content:posts:es-ES:',
  'content:posts:es-ES:a b',
  'content:posts:es-ES:a:b',
  `content:posts:es-ES:${'a'.repeat(256)}`,
])('rejects %s', (tag) => {
  expect(accepts(tag)).toBe(false);
});

it('limits the tags of a message', () => {
  const tags = Array(REVALIDATION_TAGS).fill(CONTENT_TAG);
  expect(revalidationSchema.safeParse({ websiteId: 1, tags }).success).toBe(true);
  expect(revalidationSchema.safeParse({ websiteId: 1, tags: [...tags, 'content'] }).success).toBe(
    false,
  );
});
