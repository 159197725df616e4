import * as z from 'zod';

const websiteId = z.int().min(1).max(2_147_483_647);

/** Which of these pictures are not stored yet? */
export const missingPicturesSchema = z.object({ websiteId, ids: z.array(z.string().max(60)) });
export const pictureIdsSchema = z.object({ ids: z.array(z.string()) });

/** Files that an editor added, in base64. */
export const addedPicturesSchema = z.object({
  websiteId,
  pictures: z.array(z.object({ name: z.string().max(200), data: z.base64() })),
});
export const storedPicturesSchema = z.object({ stored: z.int() });

/** The bytes of a stored picture, in base64. */
export const readPictureSchema = z.object({ websiteId, id: z.string().max(60) });
export const pictureBytesSchema = z.object({ mediaType: z.string(), data: z.base64() });
export type PictureBytes = z.output<typeof pictureBytesSchema>;
