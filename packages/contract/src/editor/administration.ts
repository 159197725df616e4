import * as z from 'zod';
import { editorUserSchema, pageQuery, timeSchema, totalSchema } from './editor-parts.ts';
import { editorFolderSchema, entryKeySchema } from './entry-address.ts';
import { editorRoleSchema, grantLocaleSchema } from './session.ts';

/** What the audit records. */
export const AUDIT_ACTIONS = [
  'draft.save',
  'draft.discard',
  'review.request',
  'review.approve',
  'review.reject',
  'publish',
  'schedule',
  'schedule.cancel',
  'schedule.fail',
  'restore',
  'picture.add',
  'picture.change',
  'picture.delete',
  'redirect.put',
  'redirect.remove',
  'grant',
  'invite',
  'preview.share',
  'preview.revoke',
  'own',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

export const auditQuerySchema = z.object({
  folder: editorFolderSchema.optional(),
  entry: z.string().max(64).optional(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  user: z.string().max(100).optional(),
  ...pageQuery,
});
export type AuditQuery = z.input<typeof auditQuerySchema>;

const auditRowSchema = z.object({
  id: z.int(),
  time: timeSchema,
  user: editorUserSchema,
  action: z.enum(AUDIT_ACTIONS),
  entry: entryKeySchema.optional(),
  /** The content version that it made, a comment, the reason for a warning. */
  details: z.record(z.string().max(100), z.unknown()),
});

/** `GET audit`: newest first. */
export const auditSchema = z.object({
  total: totalSchema,
  rows: z.array(auditRowSchema).max(200),
});
export type EditorAudit = z.output<typeof auditSchema>;

const roleInLocaleSchema = z.strictObject({ locale: grantLocaleSchema, role: editorRoleSchema });

const grantedUserSchema = z.object({
  user: editorUserSchema,
  grants: z.array(roleInLocaleSchema).max(200),
});

/** `GET grants`: everybody who may edit the website. */
export const grantsSchema = z.object({ users: z.array(grantedUserSchema).max(10_000) });
export type EditorGrants = z.output<typeof grantsSchema>;

/** `PUT grants`: replaces what one user may do in the website; an empty list takes it away. */
export const putGrantsSchema = z.strictObject({
  userId: z.string().min(1).max(100),
  grants: z.array(roleInLocaleSchema).max(200),
});
export type PutGrants = z.input<typeof putGrantsSchema>;

/** `POST invitations`: lets somebody make an account, or gives an existing one these grants. */
export const inviteSchema = z.strictObject({
  email: z.email().max(320),
  name: z.string().trim().min(1).max(200),
  grants: z.array(roleInLocaleSchema).min(1).max(200),
});
export type Invite = z.input<typeof inviteSchema>;

/** A link that works once; absent if the account exists already. */
export const invitationSchema = z.object({
  user: editorUserSchema,
  /** Relative to the editor's address: `/invitation#<token>`. */
  link: z.string().max(500).optional(),
  expiresAt: timeSchema.optional(),
});
export type Invitation = z.output<typeof invitationSchema>;

/** `POST /editor/invitation`: the new account's password. */
export const acceptInvitationSchema = z.strictObject({
  token: z.string().min(20).max(200),
  password: z.string().min(12).max(128),
});
export type AcceptInvitation = z.input<typeof acceptInvitationSchema>;

export const acceptedInvitationSchema = z.object({ email: z.string().max(320) });
