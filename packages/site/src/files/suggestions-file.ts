import type { Suggestion } from '@plaza/ui-blocks/browser';
import { siteContent } from '../next/site-content.ts';
import type { App } from '../react/app.ts';
import { mediaTypes, type SiteFile } from './site-file.ts';

/** The search menu items of a locale (§7.1), as the search field suggests them. */
export async function suggestionsFile(app: App, locale: string): Promise<SiteFile> {
  const { entries } = await siteContent(app, locale).list('searchMenuItems');
  const suggestions = entries.map(
    ({ label, link, keywords }): Suggestion => [label, link.value, ...keywords],
  );
  return { type: mediaTypes.json, body: JSON.stringify(suggestions) };
}
