import type { EditorEntryKey, EditorSession, WantedRedirect } from '@plaza/contract/editor';
import { NO_LOCALE } from '@plaza/contract/editor';
import { queryOptions } from '@tanstack/react-query';
import { call, readAuth, readSession, readSignInOptions } from './call.ts';
import type { Passkey } from './passkeys.ts';

export type Search = Readonly<Record<string, string | number | undefined>>;

/** The parameters of an entry's address. */
export const paramsOf = ({ folder, locale, id }: EditorEntryKey) => ({
  folder,
  locale: locale || NO_LOCALE,
  entry: id,
});

const keyOf = ({ folder, locale, id }: EditorEntryKey) => [folder, locale, id];

export const sessionQuery = queryOptions<EditorSession | null>({
  queryKey: ['session'],
  queryFn: readSession,
  staleTime: 60_000,
});

export const signInOptionsQuery = queryOptions({
  queryKey: ['sign-in'],
  queryFn: readSignInOptions,
});

export const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: async () => (await readAuth('/passkey/list-user-passkeys')) as readonly Passkey[],
});

export const entriesQuery = (websiteId: number, query: Search) =>
  queryOptions({
    queryKey: ['entries', websiteId, query],
    queryFn: () => call('entries', { websiteId, query }),
  });

export const entryQuery = (websiteId: number, entry: EditorEntryKey) =>
  queryOptions({
    queryKey: ['entry', websiteId, ...keyOf(entry)],
    queryFn: () => call('draft', { websiteId, params: paramsOf(entry) }),
    // The screen holds what is typed; a reload in the background must not replace it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

export const versionsQuery = (websiteId: number, entry: EditorEntryKey) =>
  queryOptions({
    queryKey: ['versions', websiteId, ...keyOf(entry)],
    queryFn: () => call('versions', { websiteId, params: paramsOf(entry) }),
  });

export const versionQuery = (websiteId: number, entry: EditorEntryKey, version: number) =>
  queryOptions({
    queryKey: ['version', websiteId, ...keyOf(entry), version],
    queryFn: () => call('version', { websiteId, params: { ...paramsOf(entry), version } }),
  });

/** `version` is the draft's: another draft touches other pages. */
export const touchedQuery = (
  websiteId: number,
  entry: EditorEntryKey,
  { version, ...query }: Search & { readonly version: number },
) =>
  queryOptions({
    queryKey: ['touched', websiteId, ...keyOf(entry), version, query],
    queryFn: () => call('touched', { websiteId, params: paramsOf(entry), query }),
  });

export const scheduleQuery = (websiteId: number) =>
  queryOptions({
    queryKey: ['schedule', websiteId],
    queryFn: () => call('schedule', { websiteId }),
  });

export const mediaQuery = (websiteId: number, query: Search) =>
  queryOptions({
    queryKey: ['media', websiteId, query],
    queryFn: () => call('media', { websiteId, query }),
  });

export const auditQuery = (websiteId: number, query: Search) =>
  queryOptions({
    queryKey: ['audit', websiteId, query],
    queryFn: () => call('audit', { websiteId, query }),
  });

export const grantsQuery = (websiteId: number) =>
  queryOptions({ queryKey: ['grants', websiteId], queryFn: () => call('grants', { websiteId }) });

export const previewLinksQuery = (websiteId: number) =>
  queryOptions({
    queryKey: ['preview-links', websiteId],
    queryFn: () => call('previewLinks', { websiteId }),
  });

export const checkQuery = (websiteId: number, entry: EditorEntryKey, text: string) =>
  queryOptions({
    queryKey: ['check', websiteId, ...keyOf(entry), text],
    queryFn: () => call('check', { websiteId, body: { entry, text } }),
    gcTime: 0,
  });

export const redirectsQuery = (websiteId: number, query: Search) =>
  queryOptions({
    queryKey: ['redirects', websiteId, query],
    queryFn: () => call('redirects', { websiteId, query }),
  });

export const checkRedirectQuery = (websiteId: number, wanted: WantedRedirect) =>
  queryOptions({
    queryKey: ['check-redirect', websiteId, wanted],
    queryFn: () => call('checkRedirect', { websiteId, body: wanted }),
    gcTime: 0,
  });
