import { searchIndex } from '@plaza/screens';
import { siteContent } from '../next/site-content.ts';
import type { App } from '../react/app.ts';
import { mediaTypes, type SiteFile } from './site-file.ts';

/** What the search of a locale knows (§7.1), for its field and for the answer to a query. */
export async function suggestionsFile(app: App, locale: string): Promise<SiteFile> {
  const index = await searchIndex({
    ...{ site: app.site, locale, content: siteContent(app, locale) },
  });
  return { type: mediaTypes.json, body: JSON.stringify(index) };
}
