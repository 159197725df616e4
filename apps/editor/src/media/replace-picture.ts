import { readPictureAddress } from '@plaza/contract';
import type { LibraryPicture } from '@plaza/contract/editor';
import { isList, isObject, type Json, type JsonObject } from '../json/json.ts';
import { changeText } from '../json/json-text.ts';
import { drawnSize } from './drawn-size.ts';

/** One picture in the place of another. */
export type Replacement = {
  readonly from: Pick<LibraryPicture, 'id' | 'width' | 'height' | 'alts'>;
  readonly to: LibraryPicture;
  /** Of the entry: its words replace those of the old picture. */
  readonly locale: string;
};

/** The highest that blocks draw a picture (§5). */
const HIGHEST = 655;

/** The text of an entry with one picture in the place of another, wherever it is. */
export function replacePicture(text: string, replacement: Replacement): string {
  const value = JSON.parse(text) as Json;
  return changeText(text, value, replaceIn(value, replacement));
}

function replaceIn(value: Json, replacement: Replacement): Json {
  if (isList(value)) return value.map((item) => replaceIn(item, replacement));
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([name, child]) => [
    name,
    replaceIn(child, replacement),
  ]);
  const inner = Object.fromEntries(fields) as JsonObject;
  const { to } = replacement;
  const shown = isOf(inner.src, replacement) ? withPicture(inner, replacement) : inner;
  return isOf(inner.poster, replacement) ? { ...shown, poster: to.src } : shown;
}

const isOf = (src: Json | undefined, { from }: Replacement) =>
  typeof src === 'string' && src.startsWith(`/images/${from.id}/`) && !!readPictureAddress(src);

/** What was drawn smaller than it is stays within the space that it had. */
function withPicture(image: JsonObject, { from, to, locale }: Replacement): JsonObject {
  const { width, height, alt, focus: _, ...others } = image;
  const isWhole = width === from.width && height === from.height;
  const limits = isWhole
    ? { width: 10_000, height: 10_000 }
    : { width: Number(width), height: Math.max(Number(height), HIGHEST) };
  const words = alt === from.alts[locale] ? (to.alts[locale] ?? alt) : alt;
  return {
    ...others,
    src: to.src,
    ...(words !== undefined && { alt: words }),
    ...(typeof width === 'number' && typeof height === 'number' && drawnSize(to, limits)),
    ...(to.focus && 'focus' in image && { focus: { ...to.focus } }),
  };
}
