import { foreignKey, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { websites } from '../../database/content-tables.ts';
import { editorSessions, editorUsers } from '../login/tables.ts';

/**
 * Who may see the preview of a website, by the hash of a token: a `ticket` opens it once, a `session`
 * lasts as long as the session of its editor, a `link` is for somebody without an account. None
 * outlives the grant of its editor.
 */
export const editorPreviews = pgTable(
  'editor_previews',
  {
    hash: text().primaryKey(),
    id: uuid().notNull().unique(),
    websiteId: integer('website_id').notNull(),
    kind: text().notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => editorUsers.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').references(() => editorSessions.id, { onDelete: 'cascade' }),
    path: text(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.websiteId], foreignColumns: [websites.id] }).onDelete('cascade'),
    index('editor_previews_by_website').on(table.websiteId),
    index('editor_previews_by_session').on(table.sessionId),
  ],
);
