import * as z from 'zod';
import { sitePath } from '../model/link.ts';
import { countrySchema } from '../model/website.ts';
import { editorUserSchema, timeSchema } from './editor-parts.ts';

/** A secret of 256 random bits, as base64url. */
const tokenSchema = z
  .string()
  .max(43)
  .regex(/^[\w-]{43}$/);

/** `POST preview`: opens the preview of the website once, within a minute. */
export const previewTicketSchema = z.object({ ticket: tokenSchema });

/** Hours that a link for somebody without an account is valid. */
export const PREVIEW_LINK_HOURS = 24;

const previewLinkSchema = z.object({
  id: z.uuid().max(36),
  /** The page that it opens; the links on it lead to other pages of the preview. */
  path: sitePath,
  sharedBy: editorUserSchema,
  createdAt: timeSchema,
  expiresAt: timeSchema,
});
export type PreviewLink = z.output<typeof previewLinkSchema>;

/** `GET preview/links`: the valid links of the website, newest first. */
export const previewLinksSchema = z.object({ links: z.array(previewLinkSchema).max(1_000) });
export type PreviewLinks = z.output<typeof previewLinksSchema>;

/** `POST preview/links`: lets somebody without an account see the preview for a day. */
export const sharePreviewSchema = z.strictObject({ path: sitePath });

/** The address is shown once: its token is not stored. */
export const sharedPreviewSchema = z.object({
  link: previewLinkSchema,
  url: z.string().max(3_000),
});
export type SharedPreview = z.output<typeof sharedPreviewSchema>;

export const previewLinkParamsSchema = z.object({ linkId: z.uuid().max(36) });

export const previewAccessParamsSchema = z.object({
  websiteId: z.coerce.number().int().min(1).max(2_147_483_647),
});

export const openPreviewSchema = z.strictObject({ ticket: tokenSchema });

/** The right to see the preview of one website. */
export const previewSessionSchema = z.object({
  token: tokenSchema,
  /** The page that a link opens. */
  path: sitePath.optional(),
  /** The locales of the website, and whether their pages may be seen; absent if all may be. */
  locales: z
    .array(
      countrySchema.pick({ locale: true, pathPrefix: true }).extend({ isGranted: z.boolean() }),
    )
    .max(300)
    .optional(),
  expiresAt: timeSchema,
});
export type PreviewSession = z.output<typeof previewSessionSchema>;
