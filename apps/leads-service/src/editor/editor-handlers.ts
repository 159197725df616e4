import { type EditorEntryKey, keyOfParams } from '@plaza/contract/editor';
import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../http/problem-error.ts';
import { announce } from './announce.ts';
import { checkText } from './check-entry.ts';
import { assertGranted, readableLocales } from './editor-session.ts';
import { listVersions, readVersion, restoreEntry } from './entry-versions.ts';
import { listGrants, putGrants } from './grants.ts';
import { body, type EditorHandlers, type EditorServices, query } from './handler-parts.ts';
import { readInterfaceTexts } from './interface/read-interface-texts.ts';
import { listEntries } from './list-entries.ts';
import { invite } from './login/invitations.ts';
import { mediaHandlers } from './media/media-handlers.ts';
import { tagsOfDraft } from './preview/notify-preview.ts';
import { issueTicket } from './preview/preview-access.ts';
import { listLinks, revokeLink, sharePreview } from './preview/preview-links.ts';
import { publishEntries } from './publish-entries.ts';
import { readAudit } from './read-audit.ts';
import { readEntries, readEntry } from './read-entry.ts';
import { redirectHandlers } from './redirects/redirect-handlers.ts';
import { reviewDrafts } from './review-drafts.ts';
import { discardDraft, saveDraft, saveDrafts } from './save-draft.ts';
import { cancelSchedule, listSchedule, scheduleDrafts } from './schedule/schedule-drafts.ts';
import { readTouchedPages } from './touched/touched-pages.ts';

export function editorHandlers(services: EditorServices): EditorHandlers {
  return {
    ...draftHandlers(services),
    ...publishingHandlers(services),
    ...versionHandlers(services),
    ...previewHandlers(services),
    ...mediaHandlers(services),
    ...redirectHandlers(services),
    ...administrationHandlers(services),
  };
}

/** The entry of a request's address, if the grants allow it in its locale. */
function grantedEntry(request: FastifyRequest, permission: 'read' | 'edit'): EditorEntryKey {
  const key = keyOfParams(request.params as Parameters<typeof keyOfParams>[0]);
  assertGranted(request.editor, permission, [key]);
  return key;
}

function draftHandlers({ database, notifyPreview }: EditorServices) {
  const change = (request: FastifyRequest) => {
    const key = grantedEntry(request, 'edit');
    return { key, websiteId: request.editor.websiteId, user: request.editor.user };
  };
  return {
    entries: async (request) => {
      const { websiteId } = request.editor;
      const locales = readableLocales(request.editor);
      const asked = query('entries', request);
      if (asked.missingIn) assertGranted(request.editor, 'read', [{ locale: asked.missingIn }]);
      return listEntries(database.orm, { websiteId, locales, query: asked });
    },
    draft: async (request) =>
      readEntry(database.orm, request.editor.websiteId, grantedEntry(request, 'read')),
    saveDraft: async (request) => {
      const wanted = change(request);
      const saved = await saveDraft(database, wanted, body('saveDraft', request));
      await notifyPreview(wanted.websiteId, tagsOfDraft(wanted.key));
      return saved;
    },
    drafts: async (request) => {
      const { entries } = body('drafts', request);
      assertGranted(request.editor, 'read', entries);
      const { websiteId } = request.editor;
      return { entries: await readEntries(database.orm, websiteId, entries) };
    },
    saveDrafts: async (request) => {
      const { drafts } = body('saveDrafts', request);
      const keys = drafts.map(({ entry }) => entry);
      assertGranted(request.editor, 'edit', keys);
      const { websiteId, user } = request.editor;
      const entries = await saveDrafts(database, { websiteId, user }, drafts);
      await notifyPreview(websiteId, keys.flatMap(tagsOfDraft));
      return { entries };
    },
    discardDraft: async (request) => {
      const wanted = change(request);
      const { draftVersion } = query('discardDraft', request);
      const left = await discardDraft(database, wanted, draftVersion);
      await notifyPreview(wanted.websiteId, tagsOfDraft(wanted.key));
      return left;
    },
    touched: async (request) =>
      readTouchedPages(database.orm, {
        websiteId: request.editor.websiteId,
        key: grantedEntry(request, 'read'),
        query: query('touched', request),
      }),
    interfaceTexts: async (request) => {
      const { locale } = request.params as { locale: string };
      assertGranted(request.editor, 'read', [{ locale }]);
      return readInterfaceTexts(database.orm, request.editor.websiteId, locale);
    },
    check: async (request) => {
      const wanted = body('check', request);
      assertGranted(request.editor, 'read', [wanted.entry]);
      return checkText(database.orm, request.editor.websiteId, wanted);
    },
    review: async (request) => {
      const wanted = body('review', request);
      const permission = wanted.action === 'request' ? 'requestReview' : 'approve';
      assertGranted(request.editor, permission, wanted.entries);
      const { websiteId, user } = request.editor;
      return { entries: await reviewDrafts(database, { websiteId, user, ...wanted }) };
    },
  } satisfies Partial<EditorHandlers>;
}

function publishingHandlers(services: EditorServices) {
  const { database, schedule } = services;
  return {
    publish: async (request) => {
      const { at, reason, entries } = body('publish', request);
      assertGranted(request.editor, 'publish', entries);
      if (reason !== undefined) assertGranted(request.editor, 'overrideWarning', entries);
      const { websiteId, user } = request.editor;
      const wanted = { websiteId, user, entries, ...(reason !== undefined && { reason }) };
      if (at === undefined)
        return announce(services, request, await publishEntries(database, wanted));
      const scheduled = await scheduleDrafts(database, { ...wanted, at });
      schedule.wake();
      return scheduled;
    },
    schedule: async ({ editor }) => {
      const { schedule: all } = await listSchedule(database.orm, editor.websiteId);
      const locales = readableLocales(editor);
      const isReadable = ({ locale }: EditorEntryKey) => locales?.includes(locale) ?? true;
      return { schedule: all.filter(({ entries }) => entries.every(isReadable)) };
    },
    cancelSchedule: async (request) => {
      const { scheduleId } = request.params as { scheduleId: string };
      const { websiteId, user } = request.editor;
      const { schedule: known } = await listSchedule(database.orm, websiteId);
      const entries = known.find(({ id }) => id === scheduleId)?.entries ?? [];
      assertGranted(request.editor, 'publish', entries);
      return cancelSchedule(database, { websiteId, user, scheduleId });
    },
  } satisfies Partial<EditorHandlers>;
}

function versionHandlers(services: EditorServices) {
  const { database } = services;
  return {
    versions: async (request) =>
      listVersions(database.orm, request.editor.websiteId, grantedEntry(request, 'read')),
    version: async (request) => {
      const { version } = request.params as { version: number };
      const key = grantedEntry(request, 'read');
      return readVersion(database.orm, request.editor.websiteId, { ...key, version });
    },
    restore: async (request) => {
      const wanted = body('restore', request);
      assertGranted(request.editor, 'restore', [wanted.entry]);
      const { websiteId, user } = request.editor;
      const restored = await restoreEntry(database, { websiteId, user, ...wanted });
      return announce(services, request, restored);
    },
  } satisfies Partial<EditorHandlers>;
}

function previewHandlers({ database, settings, login }: EditorServices) {
  return {
    preview: async (request) => {
      const { websiteId, user } = request.editor;
      const sessionId = await login.sessionOf(request);
      if (sessionId === undefined) throw new ProblemError('signedOut');
      return issueTicket(database, { websiteId, userId: user.id, sessionId });
    },
    previewLinks: async ({ editor }) => listLinks(database.orm, editor.websiteId),
    sharePreview: async (request) =>
      sharePreview({ database, settings }, { ...request.editor, ...body('sharePreview', request) }),
    revokePreview: async (request) => {
      const { linkId } = request.params as { linkId: string };
      return revokeLink(database, { ...request.editor, linkId });
    },
  } satisfies Partial<EditorHandlers>;
}

function administrationHandlers({ database }: EditorServices) {
  return {
    audit: async (request) =>
      readAudit(database.orm, {
        websiteId: request.editor.websiteId,
        locales: readableLocales(request.editor),
        query: query('audit', request),
      }),
    grants: async ({ editor }) => listGrants(database.orm, editor.websiteId),
    putGrants: async (request) => {
      const wanted = body('putGrants', request);
      assertGranted(request.editor, 'grant', [{ locale: '' }]);
      return putGrants(database, request.editor, wanted);
    },
    invite: async (request) => {
      assertGranted(request.editor, 'grant', [{ locale: '' }]);
      return invite(database, { ...request.editor, ...body('invite', request) });
    },
  } satisfies Partial<EditorHandlers>;
}
