import type { LibraryPicture } from '@plaza/contract/editor';
import { isObject, type Json } from '../json/json.ts';
import { drawnSize } from '../media/drawn-size.ts';
import type { FieldSchema } from './field-schema.ts';

type Picked = {
  /** Of the image. */
  readonly schema: FieldSchema;
  readonly picture: LibraryPicture;
  /** Of the words. */
  readonly locale: string;
};

/** An image after a picture was picked for it; what else it had stays. */
export function imageValue(value: Json | undefined, { schema, picture, locale }: Picked): Json {
  const { focus: _, ...others } = isObject(value) ? value : {};
  return {
    ...others,
    src: picture.src,
    alt: picture.alts[locale] ?? '',
    ...drawnSize(picture, limitsOf(schema)),
    ...(schema.properties?.focus && picture.focus && { focus: { ...picture.focus } }),
  };
}

/** The widest that text gets, in CSS pixels. */
const TEXT_WIDTH = 672;

/** A block limits what is drawn by its height; an entry has the picture's own size. */
function limitsOf({ properties = {} }: FieldSchema) {
  const most = {
    width: properties.width?.maximum ?? 1e9,
    height: properties.height?.maximum ?? 1e9,
  };
  return most.height < TEXT_WIDTH ? { ...most, width: TEXT_WIDTH } : most;
}
