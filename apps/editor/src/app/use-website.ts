import { prefixedPath } from '@plaza/contract';
import { type EditorPermission, type EditorWebsite, isGranted } from '@plaza/contract/editor';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from '../api/queries.ts';

/** The session; null while nobody is signed in. */
export const useSession = () => useQuery(sessionQuery).data ?? null;

export function useWebsite(websiteId: number): EditorWebsite | undefined {
  return useSession()?.websites.find(({ id }) => id === websiteId);
}

/** The origin of a website's preview instance, if it has one. */
export function usePreviewOrigin(websiteId: number): string | undefined {
  const { previewUrl } = useWebsite(websiteId) ?? {};
  return previewUrl && URL.canParse(previewUrl) ? new URL(previewUrl).origin : undefined;
}

/** The address of a page on its site: its path, below the prefix of its country. */
export function usePageAddress(websiteId: number, locale: string): (path: string) => string {
  const prefix = useWebsite(websiteId)?.pathPrefixes[locale];
  return (path) => prefixedPath(prefix, path);
}

/** Whether the user may do something, in a locale or ('' ) with entries of none. */
export function useMay(
  websiteId: number,
  locale?: string,
): (permission: EditorPermission) => boolean {
  const session = useSession();
  return (permission) =>
    isGranted(session?.grants ?? [], permission, {
      websiteId,
      ...(locale !== undefined && { locale }),
    });
}

/** The locales whose entries the user may read. */
export function useReadableLocales(websiteId: number): string[] {
  const grants = useSession()?.grants ?? [];
  const all = useWebsite(websiteId)?.locales ?? [];
  return all.filter((locale) => isGranted(grants, 'read', { websiteId, locale }));
}

/** The other locales of a website whose entries the user may read. */
export function useOriginals(websiteId: number, locale: string): string[] {
  const all = useReadableLocales(websiteId);
  return locale === '' ? [] : all.filter((each) => each !== locale);
}

/** The locales whose entries the user may edit; read-only without one, or while content is in files. */
export function useEditable(websiteId: number) {
  const grants = useSession()?.grants ?? [];
  const website = useWebsite(websiteId);
  const locales = (website?.locales ?? []).filter((locale) =>
    isGranted(grants, 'edit', { websiteId, locale }),
  );
  return { locales, isReadOnly: locales.length === 0 || website?.owner === 'files' };
}
