import type { LibraryPicture } from '@plaza/contract/editor';
import { expect, test } from 'vitest';
import { blockForm, entryForm, resolve } from './field-schema.ts';
import { imageValue } from './image-value.ts';

const picture: LibraryPicture = {
  ...{ id: `${'a'.repeat(32)}-3000x2000`, name: 'p.jpg', type: 'jpg', width: 3000, height: 2000 },
  ...{ src: `/images/${'a'.repeat(32)}-3000x2000/p.jpg`, bytes: 9, isPublic: false },
  ...{ alts: { 'es-ES': 'Un olivar' }, focus: { x: 10, y: 20 }, uses: [], otherUses: 0 },
  addedAt: '2026-11-28T12:00:00Z',
};
const entry = entryForm('posts');
const image = resolve(resolve(entry.root, entry).properties?.image ?? {}, entry);
const { src } = picture;

test('an entry gets the size of the picture, its words in the locale, and its focal point', () => {
  expect(imageValue(undefined, { schema: image, picture, locale: 'es-ES' })).toEqual({
    ...{ src, alt: 'Un olivar', width: 3000, height: 2000, focus: { x: 10, y: 20 } },
  });
  expect(imageValue(undefined, { schema: image, picture, locale: 'sv-SE' })).toMatchObject({
    alt: '',
  });
});

test('a block draws it as wide as text, keeps its other values, and has no focal point', () => {
  const schema = blockForm('ImageBlock').root;
  const value = { src: '/a.png', alt: 'Old', width: 1, height: 1, quality: 60 };
  expect(imageValue(value, { schema, picture, locale: 'es-ES' })).toEqual({
    ...{ src, alt: 'Un olivar', width: 672, height: 448, quality: 60 },
  });
  const tall = { ...picture, width: 1000, height: 2000 };
  expect(imageValue(value, { schema, picture: tall, locale: 'es-ES' })).toMatchObject({
    ...{ width: 328, height: 655 },
  });
});
