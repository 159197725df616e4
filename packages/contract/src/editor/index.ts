/** What the editor's app and the service say to each other. */

export {
  type AcceptInvitation,
  AUDIT_ACTIONS,
  type AuditAction,
  type AuditQuery,
  acceptInvitationSchema,
  type EditorAudit,
  type EditorGrants,
  type Invitation,
  type Invite,
  inviteSchema,
  type PutGrants,
} from './administration.ts';
export {
  type CheckAnswer,
  type CheckRequest,
  checkAnswerSchema,
  type EditorFinding,
  type RefusedEntries,
  refusedEntriesSchema,
} from './check.ts';
export {
  type EditorDraft,
  type EditorEntry,
  editorEntrySchema,
  MOST_DRAFTS,
  type SaveDraft,
  type SaveDrafts,
  type StaleDraft,
  saveDraftSchema,
  staleDraftSchema,
} from './drafts.ts';
export { type EditorUser, editorUserSchema, MOST_TEXT } from './editor-parts.ts';
export {
  DRAFT_STATES,
  type EditorEntries,
  ENTRY_STATES,
  type EntriesQuery,
  type EntryState,
  type EntrySummary,
} from './entries.ts';
export {
  type EditorEntryKey,
  entryAddress,
  entryKeySchema,
  keyOfParams,
  NO_LOCALE,
} from './entry-address.ts';
export type { InterfaceText, InterfaceTexts } from './interface-texts.ts';
export {
  type ChangePicture,
  type LibraryPicture,
  type PictureUse,
  usedPictureSchema,
} from './media.ts';
export {
  draftApiBase,
  EDITOR_ACCOUNT_OPERATIONS,
  EDITOR_AUTH_PATH,
  EDITOR_OPERATIONS,
  type EditorOperation,
  editorBase,
  OPEN_ID_PROVIDER,
  PREVIEW_ACCESS_OPERATIONS,
} from './operations.ts';
export {
  PREVIEW_LINK_HOURS,
  type PreviewLink,
  type PreviewLinks,
  type PreviewSession,
  type SharedPreview,
} from './preview.ts';
export {
  type EditorSchedule,
  type EntryVersions,
  type EntryVersionText,
  type PublishAnswer,
  type PublishRequest,
  type RestoreRequest,
  type ReviewRequest,
  SCHEDULE_STATES,
} from './publishing.ts';
export {
  type PutRedirect,
  type Redirect,
  type RedirectFinding,
  type Redirects,
  type RedirectsQuery,
  redirectFindingsSchema,
  refusedRedirectSchema,
  type StaleRedirect,
  staleRedirectSchema,
  type WantedRedirect,
} from './redirects.ts';
export {
  ALL_LOCALES,
  EDITOR_PERMISSIONS,
  EDITOR_ROLES,
  type EditorPermission,
  type EditorRole,
  type Grant,
  isGranted,
  roleAllows,
} from './roles.ts';
export {
  CONTENT_OWNERS,
  type ContentOwner,
  type EditorSession,
  type EditorWebsite,
  type SignInOptions,
  sessionSchema,
} from './session.ts';
export { TOUCH_REASONS, type TouchedPage, type TouchedPages, type TouchReason } from './touched.ts';
