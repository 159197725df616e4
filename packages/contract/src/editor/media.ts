import * as z from 'zod';
import { focusSchema } from '../model/image.ts';
import { localeSchema } from '../model/locale.ts';
import { PICTURE_TYPES, type PictureType } from '../model/picture.ts';
import { problemSchema } from '../model/problem.ts';
import { editorUserSchema, pageQuery, timeSchema, totalSchema } from './editor-parts.ts';
import { entryKeySchema } from './entry-address.ts';

/** The words that say what a picture shows. */
const altSchema = z.string().trim().min(1).max(300);

const pictureIdSchema = z.string().max(60);

export const pictureParamsSchema = z.object({ picture: pictureIdSchema });

/** `GET media`: pictures by words of their name or alternative texts, newest first. */
export const mediaQuerySchema = z.object({
  q: z.string().trim().min(1).max(200).optional(),
  ...pageQuery,
});

/** `POST media`: the file as bytes, its name, and its alternative text in a locale. */
export const addPictureQuerySchema = z.object({
  name: z.string().min(1).max(200),
  locale: localeSchema,
  alt: altSchema,
});

/** `PUT media/{picture}`: what is given is replaced. */
export const changePictureSchema = z.strictObject({
  alt: z.strictObject({ locale: localeSchema, text: altSchema }).optional(),
  /** Null for the middle. */
  focus: focusSchema.nullable().optional(),
});
export type ChangePicture = z.input<typeof changePictureSchema>;

/** An entry that names a picture, as published or in its draft. */
const pictureUseSchema = entryKeySchema.extend({
  title: z.string().max(2000),
  isPublished: z.boolean(),
  isDraft: z.boolean(),
});
export type PictureUse = z.output<typeof pictureUseSchema>;

const usesSchema = {
  uses: z.array(pictureUseSchema).max(200),
  /** In locales that the user cannot read, or beyond the most that are told. */
  otherUses: totalSchema,
};

export const libraryPictureSchema = z.object({
  id: pictureIdSchema,
  /** Its address in content, `/images/{id}/{name}`. */
  src: z.string().max(200),
  name: z.string().max(100),
  type: z.enum(Object.keys(PICTURE_TYPES) as [PictureType, ...PictureType[]]),
  width: z.int().min(1),
  height: z.int().min(1),
  /** Bytes of what is stored. */
  bytes: z.int().min(0),
  /** Alternative texts by locale, of those that the user can read. */
  alts: z.record(localeSchema, z.string().max(300)),
  focus: focusSchema.optional(),
  /** Whether sites can show it: what names it has been published. */
  isPublic: z.boolean(),
  addedAt: timeSchema,
  /** Absent for pictures of an import. */
  addedBy: editorUserSchema.optional(),
  ...usesSchema,
});
export type LibraryPicture = z.output<typeof libraryPictureSchema>;

export const mediaSchema = z.object({
  total: totalSchema,
  pictures: z.array(libraryPictureSchema).max(200),
});

export const deletedPictureSchema = z.object({ id: pictureIdSchema });

/** 409: a picture that is used is not deleted. */
export const usedPictureSchema = problemSchema.extend(usesSchema);
