import type { FolderPicture } from '@plaza/contract/content-folder';
import { expect, test } from 'vitest';
import { pictureSpelling, toStoredText } from './picture-spelling.ts';

const picture = (file: string): FolderPicture => ({
  ...{ file, hash: 'a'.repeat(32), width: 9, height: 6, type: 'jpg' },
  name: file.split('/').at(-1) ?? '',
});
const folder = (...files: string[]) =>
  pictureSpelling(new Map(files.map((file) => [`/${file}`, picture(file)])));
const stored = `/images/${'a'.repeat(32)}-9x6/a.jpg`;

test('gives the pictures of fields their stored addresses, and leaves every other byte', () => {
  const text =
    '\ufeff{ "src" :\t"/images/a.jpg","poster":"/images/a.jpg",\r\n"text":"\\"src\\":\\"/images/a.jpg\\" /images/a.jpg" }';
  expect(toStoredText('a.json', text, folder('images/a.jpg'))).toBe(
    text
      .replace('"src" :\t"/images/a.jpg"', `"src" :\t"${stored}"`)
      .replace('"poster":"/images/a.jpg"', `"poster":"${stored}"`),
  );
});

test.each([
  ['{"src":"/images/a.jpg"}', ['images/a.jpg', 'images/b/a.jpg'], /once/],
  [`{"src":"${stored}"}`, ['images/a.jpg'], /by its path/],
  ['{"src":"\\/images\\/a.jpg"}', ['images/a.jpg'], /escapes/],
])('refuses what an export could not write again: %s beside %j', (text, files, message) => {
  expect(() => toStoredText('a.json', text, folder(...files))).toThrow(message);
});
