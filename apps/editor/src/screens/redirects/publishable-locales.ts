import { type EditorSession, type EditorWebsite, isGranted } from '@plaza/contract/editor';

/** The locales in which somebody may publish; none while the content of a website is in files. */
export function publishableLocales(
  session: EditorSession | null,
  website: EditorWebsite | undefined,
): readonly string[] {
  if (!session || !website || website.owner === 'files') return [];
  return website.locales.filter((locale) =>
    isGranted(session.grants, 'publish', { websiteId: website.id, locale }),
  );
}
