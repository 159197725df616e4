import * as z from 'zod';
import { localeSchema } from '../model/locale.ts';
import { countrySchema } from '../model/website.ts';
import { editorUserSchema } from './editor-parts.ts';
import { ALL_LOCALES, EDITOR_ROLES } from './roles.ts';

/** A locale of a website, or all of them. */
export const grantLocaleSchema = z.union([localeSchema, z.literal(ALL_LOCALES)]);

export const editorRoleSchema = z.enum(EDITOR_ROLES);

const grantSchema = z.object({
  websiteId: z.int().min(1).max(2_147_483_647),
  locale: grantLocaleSchema,
  role: editorRoleSchema,
});

/** Who writes the content of a website: developers in files, or editors here. */
export const CONTENT_OWNERS = ['files', 'editor'] as const;
export type ContentOwner = (typeof CONTENT_OWNERS)[number];

const editorWebsiteSchema = z.object({
  id: z.int(),
  name: z.string().max(200),
  locales: z.array(localeSchema).max(100),
  /** What stands before every path of a locale, as `es` of `/es/`; a locale without one is left out. */
  pathPrefixes: z.record(localeSchema, countrySchema.shape.pathPrefix),
  /** A website of `files` can be read alone. */
  owner: z.enum(CONTENT_OWNERS),
  /** Whether a change is published only after somebody else approved it. */
  needsApproval: z.boolean(),
  /** The address of its preview instance, if there is one. */
  previewUrl: z.string().max(2048).optional(),
});
export type EditorWebsite = z.output<typeof editorWebsiteSchema>;

/** `GET /editor/session`: who is signed in, and what they may do. */
export const sessionSchema = z.object({
  user: editorUserSchema,
  grants: z.array(grantSchema).max(10_000),
  /** Those of the grants. */
  websites: z.array(editorWebsiteSchema).max(1000),
});
export type EditorSession = z.output<typeof sessionSchema>;

/** `GET /editor/sign-in`: how one can sign in besides password and passkey. */
export const signInOptionsSchema = z.object({
  /** The OpenID provider. */
  provider: z.object({ name: z.string().max(253) }).optional(),
});
export type SignInOptions = z.output<typeof signInOptionsSchema>;
