import { bigint, boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/*
 * The tables of `better-auth`, by its names of models and fields. Passwords are hashed by scrypt;
 * the secrets of second factors are encrypted with the editor's secret. Of a passkey the server has the
 * public key alone.
 */

const time = (name: string) => timestamp(name, { withTimezone: true });

export const editorUsers = pgTable('editor_users', {
  id: text().primaryKey(),
  name: text().notNull(),
  email: text().notNull().unique(),
  emailVerified: boolean('email_verified').notNull().default(false),
  image: text(),
  createdAt: time('created_at').notNull().defaultNow(),
  updatedAt: time('updated_at').notNull().defaultNow(),
  twoFactorEnabled: boolean('two_factor_enabled').default(false),
});

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => editorUsers.id, { onDelete: 'cascade' });

export const editorSessions = pgTable(
  'editor_sessions',
  {
    id: text().primaryKey(),
    expiresAt: time('expires_at').notNull(),
    token: text().notNull().unique(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: userId(),
  },
  (table) => [index('editor_sessions_by_user').on(table.userId)],
);

export const editorAccounts = pgTable(
  'editor_accounts',
  {
    id: text().primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: userId(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: time('access_token_expires_at'),
    refreshTokenExpiresAt: time('refresh_token_expires_at'),
    scope: text(),
    password: text(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('editor_accounts_by_user').on(table.userId)],
);

export const editorVerifications = pgTable(
  'editor_verifications',
  {
    id: text().primaryKey(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: time('expires_at').notNull(),
    createdAt: time('created_at').notNull().defaultNow(),
    updatedAt: time('updated_at').notNull().defaultNow(),
  },
  (table) => [index('editor_verifications_by_identifier').on(table.identifier)],
);

export const editorTwoFactors = pgTable('editor_two_factors', {
  id: text().primaryKey(),
  secret: text().notNull(),
  backupCodes: text('backup_codes').notNull(),
  userId: userId(),
  verified: boolean().default(true),
  failedVerificationCount: integer('failed_verification_count').default(0),
  lockedUntil: time('locked_until'),
});

export const editorPasskeys = pgTable(
  'editor_passkeys',
  {
    id: text().primaryKey(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: userId(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    createdAt: time('created_at').defaultNow(),
    aaguid: text(),
  },
  (table) => [index('editor_passkeys_by_user').on(table.userId)],
);

export const editorRateLimits = pgTable('editor_rate_limits', {
  id: text().primaryKey(),
  key: text().notNull().unique(),
  count: integer().notNull(),
  lastRequest: bigint('last_request', { mode: 'number' }).notNull(),
});

/** One-time links to a new account, by the hash of their token. */
export const editorInvitations = pgTable('editor_invitations', {
  hash: text().primaryKey(),
  userId: userId(),
  expiresAt: time('expires_at').notNull(),
});
