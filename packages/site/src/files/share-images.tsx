import type { PageMatch } from '@plaza/routing';
import { readBrandColors } from '@plaza/ui-blocks/brand';
import { createPromiseCache } from '../core/promise-cache.ts';
import {
  brandImageText,
  pageImageText,
  type ShareImageText,
} from '../core/share-image/share-image.ts';
import { shareImageSize } from '../model/share-image.ts';
import { siteContent } from '../next/site-content.ts';
import type { App } from '../react/app.ts';
import { headContent } from '../react/head-content.ts';
import { ShareCard } from '../react/share-card.tsx';
import { drawPng } from './draw-png.ts';
import { iconAddress } from './icon-files.tsx';
import { pictureFonts } from './picture-fonts.ts';
import { mediaTypes, type SiteFile } from './site-file.ts';

/**
 * Files are revalidated every few minutes but rarely change, and rendering takes a third of a
 * second.
 */
const drawnImages = createPromiseCache<Uint8Array>(100);

/** The image of the brand (§9). */
export function brandImage(app: App): Promise<SiteFile> {
  return drawCard(app, brandImageText(app.site));
}

/** The image of a page, or the brand's if the page has no content. */
export async function pageImage(app: App, match: PageMatch): Promise<SiteFile> {
  const content = siteContent(app, match.locale);
  const page = await content.page(match.route.path);
  if (!page) return brandImage(app);
  const head = await headContent({ match, page, content });
  return drawCard(app, pageImageText(app.site, head));
}

async function drawCard(app: App, text: ShareImageText): Promise<SiteFile> {
  const card = { text, colors: readBrandColors(app.tokens, 'light'), icon: await iconAddress(app) };
  const element = <ShareCard {...card} />;
  const picture = { element, ...shareImageSize, fonts: pictureFonts };
  const body = await drawnImages(JSON.stringify(card), () => drawPng(picture));
  return { type: mediaTypes.png, body };
}
