import { homePage } from '@plaza/routing';
import { readBrandColors } from '@plaza/ui-blocks/brand';
import { robots } from '../core/site-files/robots.ts';
import { webManifest } from '../core/site-files/web-manifest.ts';
import { siteContent } from '../next/site-content.ts';
import type { App } from '../react/app.ts';
import { defaultLocale } from '../react/default-locale.ts';
import { mediaTypes, type SiteFile } from './site-file.ts';

export function robotsFile({ site }: App): SiteFile {
  return { type: mediaTypes.text, body: robots(site) };
}

export async function manifestFile(app: App): Promise<SiteFile> {
  const { site, tokens } = app;
  const locale = defaultLocale(app);
  const description = await ownDescription(app, locale);
  const body = webManifest({ site, locale, description, colors: readBrandColors(tokens, 'light') });
  return { type: mediaTypes.manifest, body };
}

/** The description of a locale's home page. */
async function ownDescription(app: App, locale: string): Promise<string | undefined> {
  const home = homePage(app.site, locale);
  return home && (await siteContent(app, locale).page(home.route.path))?.meta.description;
}
