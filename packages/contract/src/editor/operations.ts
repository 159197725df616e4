import * as z from 'zod';
import { PICTURE_LIMITS } from '../model/picture.ts';
import {
  acceptedInvitationSchema,
  acceptInvitationSchema,
  auditQuerySchema,
  auditSchema,
  grantsSchema,
  invitationSchema,
  inviteSchema,
  putGrantsSchema,
} from './administration.ts';
import { checkAnswerSchema, checkRequestSchema } from './check.ts';
import {
  discardQuerySchema,
  editorEntrySchema,
  readDraftsSchema,
  saveDraftSchema,
  saveDraftsSchema,
  savedDraftsSchema,
} from './drafts.ts';
import { publishedVersionSchema } from './editor-parts.ts';
import { entriesQuerySchema, entriesSchema } from './entries.ts';
import { entryParamsSchema } from './entry-address.ts';
import { interfaceParamsSchema, interfaceTextsSchema } from './interface-texts.ts';
import {
  addPictureQuerySchema,
  changePictureSchema,
  deletedPictureSchema,
  libraryPictureSchema,
  mediaQuerySchema,
  mediaSchema,
  pictureParamsSchema,
} from './media.ts';
import {
  openPreviewSchema,
  previewAccessParamsSchema,
  previewLinkParamsSchema,
  previewLinksSchema,
  previewSessionSchema,
  previewTicketSchema,
  sharedPreviewSchema,
  sharePreviewSchema,
} from './preview.ts';
import {
  publishAnswerSchema,
  publishRequestSchema,
  restoreRequestSchema,
  reviewAnswerSchema,
  reviewRequestSchema,
  scheduleParamsSchema,
  scheduleSchema,
  versionsSchema,
  versionTextSchema,
} from './publishing.ts';
import {
  checkRedirectSchema,
  putRedirectSchema,
  redirectFindingsSchema,
  redirectSchema,
  redirectsQuerySchema,
  redirectsSchema,
} from './redirects.ts';
import type { EditorPermission } from './roles.ts';
import { sessionSchema, signInOptionsSchema } from './session.ts';
import { touchedPagesSchema, touchedQuerySchema } from './touched.ts';

interface EditorOperationRow {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  /** Below `editorBase`. */
  readonly path: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** The most bytes of a body that is a file. */
  readonly file?: number;
  readonly response: z.ZodType;
  /** What a grant must allow, in any locale; operations on entries need it in their locale. */
  readonly permission: EditorPermission;
}

const entryPath = '{folder}/{locale}/{entry}';

/** Every operation below `editorBase`, with a session. */
export const EDITOR_OPERATIONS = {
  entries: {
    ...{ method: 'GET', path: '/entries', permission: 'read' },
    ...{ query: entriesQuerySchema, response: entriesSchema },
  },
  draft: {
    ...{ method: 'GET', path: `/drafts/${entryPath}`, permission: 'read' },
    ...{ params: entryParamsSchema, response: editorEntrySchema },
  },
  saveDraft: {
    ...{ method: 'PUT', path: `/drafts/${entryPath}`, permission: 'edit' },
    ...{ params: entryParamsSchema, body: saveDraftSchema, response: editorEntrySchema },
  },
  discardDraft: {
    ...{ method: 'DELETE', path: `/drafts/${entryPath}`, permission: 'edit' },
    ...{ params: entryParamsSchema, query: discardQuerySchema, response: editorEntrySchema },
  },
  /** Several entries, as they are published and as they are edited. */
  drafts: {
    ...{ method: 'POST', path: '/drafts', permission: 'read' },
    ...{ body: readDraftsSchema, response: savedDraftsSchema },
  },
  saveDrafts: {
    ...{ method: 'PUT', path: '/drafts', permission: 'edit' },
    ...{ body: saveDraftsSchema, response: savedDraftsSchema },
  },
  /** The public pages that an entry is on, with their addresses before and after its draft. */
  touched: {
    ...{ method: 'GET', path: `/touched/${entryPath}`, permission: 'read' },
    ...{ params: entryParamsSchema, query: touchedQuerySchema, response: touchedPagesSchema },
  },
  check: {
    ...{ method: 'POST', path: '/check', permission: 'read' },
    ...{ body: checkRequestSchema, response: checkAnswerSchema },
  },
  review: {
    ...{ method: 'POST', path: '/review', permission: 'requestReview' },
    ...{ body: reviewRequestSchema, response: reviewAnswerSchema },
  },
  publish: {
    ...{ method: 'POST', path: '/publish', permission: 'publish' },
    ...{ body: publishRequestSchema, response: publishAnswerSchema },
  },
  schedule: {
    ...{ method: 'GET', path: '/schedule', permission: 'read' },
    response: scheduleSchema,
  },
  cancelSchedule: {
    ...{ method: 'DELETE', path: '/schedule/{scheduleId}', permission: 'publish' },
    ...{ params: scheduleParamsSchema, response: scheduleSchema },
  },
  versions: {
    ...{ method: 'GET', path: `/versions/${entryPath}`, permission: 'read' },
    ...{ params: entryParamsSchema, response: versionsSchema },
  },
  version: {
    ...{ method: 'GET', path: `/versions/${entryPath}/{version}`, permission: 'read' },
    params: entryParamsSchema.extend({
      version: z.coerce.number().pipe(publishedVersionSchema),
    }),
    response: versionTextSchema,
  },
  restore: {
    ...{ method: 'POST', path: '/restore', permission: 'restore' },
    ...{ body: restoreRequestSchema, response: publishAnswerSchema },
  },
  preview: {
    ...{ method: 'POST', path: '/preview', permission: 'read' },
    response: previewTicketSchema,
  },
  previewLinks: {
    ...{ method: 'GET', path: '/preview/links', permission: 'edit' },
    response: previewLinksSchema,
  },
  sharePreview: {
    ...{ method: 'POST', path: '/preview/links', permission: 'edit' },
    ...{ body: sharePreviewSchema, response: sharedPreviewSchema },
  },
  revokePreview: {
    ...{ method: 'DELETE', path: '/preview/links/{linkId}', permission: 'edit' },
    ...{ params: previewLinkParamsSchema, response: previewLinksSchema },
  },
  media: {
    ...{ method: 'GET', path: '/media', permission: 'read' },
    ...{ query: mediaQuerySchema, response: mediaSchema },
  },
  addPicture: {
    ...{ method: 'POST', path: '/media', permission: 'edit', file: PICTURE_LIMITS.bytes },
    ...{ query: addPictureQuerySchema, response: libraryPictureSchema },
  },
  /** A small WebP. */
  thumbnail: {
    ...{ method: 'GET', path: '/media/{picture}/thumbnail', permission: 'read' },
    ...{ params: pictureParamsSchema, response: z.any() },
  },
  changePicture: {
    ...{ method: 'PUT', path: '/media/{picture}', permission: 'edit' },
    ...{ params: pictureParamsSchema, body: changePictureSchema, response: libraryPictureSchema },
  },
  deletePicture: {
    ...{ method: 'DELETE', path: '/media/{picture}', permission: 'edit' },
    ...{ params: pictureParamsSchema, response: deletedPictureSchema },
  },
  /** The texts of the interface before editors change them. */
  interfaceTexts: {
    ...{ method: 'GET', path: '/texts/{locale}', permission: 'read' },
    ...{ params: interfaceParamsSchema, response: interfaceTextsSchema },
  },
  redirects: {
    ...{ method: 'GET', path: '/redirects', permission: 'read' },
    ...{ query: redirectsQuerySchema, response: redirectsSchema },
  },
  checkRedirect: {
    ...{ method: 'POST', path: '/redirects/check', permission: 'read' },
    ...{ body: checkRedirectSchema, response: redirectFindingsSchema },
  },
  putRedirect: {
    ...{ method: 'PUT', path: '/redirects', permission: 'publish' },
    ...{ body: putRedirectSchema, response: redirectSchema },
  },
  audit: {
    ...{ method: 'GET', path: '/audit', permission: 'audit' },
    ...{ query: auditQuerySchema, response: auditSchema },
  },
  grants: {
    ...{ method: 'GET', path: '/grants', permission: 'grant' },
    response: grantsSchema,
  },
  putGrants: {
    ...{ method: 'PUT', path: '/grants', permission: 'grant' },
    ...{ body: putGrantsSchema, response: grantsSchema },
  },
  invite: {
    ...{ method: 'POST', path: '/invitations', permission: 'grant' },
    ...{ body: inviteSchema, response: invitationSchema },
  },
} as const satisfies Record<string, EditorOperationRow>;
export type EditorOperation = keyof typeof EDITOR_OPERATIONS;

/** The base of the operations of a website. */
export const editorBase = (websiteId: number | string) => `/website/${websiteId}/editor`;

/** The operations of whoever is signed in; sign-in itself is below `EDITOR_AUTH_PATH`. */
export const EDITOR_ACCOUNT_OPERATIONS = {
  session: { method: 'GET', path: '/editor/session', response: sessionSchema },
  signInOptions: { method: 'GET', path: '/editor/sign-in', response: signInOptionsSchema },
  acceptInvitation: {
    ...{ method: 'POST', path: '/editor/invitation' },
    ...{ body: acceptInvitationSchema, response: acceptedInvitationSchema },
  },
} as const;

/**
 * What the editor's server asks before it shows a preview. The token in the request is the proof:
 * `Authorization: Bearer <token>` for `access`, the ticket in the body for `open`.
 */
export const PREVIEW_ACCESS_OPERATIONS = {
  open: {
    ...{ method: 'POST', path: '/editor/previews/{websiteId}/sessions' },
    ...{ params: previewAccessParamsSchema, body: openPreviewSchema },
    response: previewSessionSchema,
  },
  access: {
    ...{ method: 'GET', path: '/editor/previews/{websiteId}/access' },
    ...{ params: previewAccessParamsSchema, response: previewSessionSchema.omit({ token: true }) },
  },
} as const;

/** Where `better-auth` answers: `/sign-in/email`, `/sign-out`, `/two-factor/…`, `/passkey/…`. */
export const EDITOR_AUTH_PATH = '/editor/auth';

/** The id of the OpenID provider, also in its redirect: `/editor/auth/callback/company`. */
export const OPEN_ID_PROVIDER = 'company';

/**
 * The base of the draft API, which answers as the public API does, with drafts in place. Needs
 * `Authorization: Bearer <PREVIEW_SECRET>`, or the secret in the address: a preview instance has
 * `LEADS_SERVICE_URL=<service>/draft/<secret>`, and nothing else of a site differs.
 */
export const draftApiBase = (websiteId: number | string, secret?: string) =>
  `/draft${secret === undefined ? '' : `/${secret}`}/website/${websiteId}/api`;
