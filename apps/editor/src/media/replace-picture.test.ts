import type { LibraryPicture } from '@plaza/contract/editor';
import { describe, expect, test } from 'vitest';
import { drawnSize } from './drawn-size.ts';
import { replacePicture } from './replace-picture.ts';

const picture = (digit: string, width: number, height: number): LibraryPicture => {
  const id = `${digit.repeat(32)}-${width}x${height}`;
  return {
    ...{ id, src: `/images/${id}/p.jpg`, name: 'p.jpg', type: 'jpg', width, height, bytes: 9 },
    ...{ alts: { 'es-ES': `Words of ${digit}` }, isPublic: false, uses: [], otherUses: 0 },
    addedAt: '2026-11-28T12:00:00Z',
  };
};
const [from, to] = [picture('a', 900, 600), picture('b', 1000, 2000)];

describe('a picture in the place of another', () => {
  test('keeps every other character of the text, and its own proportions', () => {
    const text = `{
  "title": "Uno",   "price": 1.50,
  "image": { "src": "${from.src}", "alt": "Words of a", "width": 900, "height": 600, "focus": {"x": 1, "y": 2} },
  "body": {"type": "doc", "content": [{"type": "ImageBlock", "attrs": {"src": "${from.src}", "alt": "Mine", "width": 600, "height": 400, "quality": 60}},
    {"type": "VideoEmbed", "attrs": {"poster": "${from.src}"}}]}
}\n`;
    expect(replacePicture(text, { from, to, locale: 'es-ES' })).toBe(`{
  "title": "Uno",   "price": 1.50,
  "image": { "src": "${to.src}", "alt": "Words of b", "width": 1000, "height": 2000 },
  "body": {"type": "doc", "content": [{"type": "ImageBlock", "attrs": {"src": "${to.src}", "alt": "Mine", "width": 328, "height": 655, "quality": 60}},
    {"type": "VideoEmbed", "attrs": {"poster": "${to.src}"}}]}
}\n`);
  });

  test('leaves other pictures, and texts that only name it', () => {
    const text = JSON.stringify({ a: { src: to.src }, b: `see ${from.src}` });
    expect(replacePicture(text, { from, to, locale: 'es-ES' })).toBe(text);
  });

  test('is never drawn larger than it is or than its place allows', () => {
    expect(drawnSize({ width: 3000, height: 2000 }, { width: 672, height: 655 })).toEqual({
      ...{ width: 672, height: 448 },
    });
    expect(drawnSize({ width: 20_000, height: 1 }, { width: 10_000 })).toEqual({
      ...{ width: 10_000, height: 1 },
    });
    expect(drawnSize({ width: 9, height: 9 }, {})).toEqual({ width: 9, height: 9 });
  });
});
