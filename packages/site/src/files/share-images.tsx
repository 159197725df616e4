import { setTimeout as pause } from 'node:timers/promises';
import type { PageMatch } from '@plaza/routing';
import { readRoutePage } from '@plaza/screens';
import { readBrandColors } from '@plaza/ui-blocks/brand';
import { createPromiseCache } from '../core/promise-cache.ts';
import { createImageQueue } from '../core/share-image/image-queue.ts';
import {
  brandImageText,
  imageVersion,
  pageImageText,
  type ShareImageText,
} from '../core/share-image/share-image.ts';
import { shareImageSize } from '../model/share-image.ts';
import { contentClient } from '../next/content-client.ts';
import { createSiteContent } from '../next/create-site-content.ts';
import type { App } from '../react/app.ts';
import { headContent } from '../react/head-content.ts';
import { ShareCard } from '../react/share-card.tsx';
import { drawPng } from './draw-png.ts';
import { iconAddress } from './icon-files.tsx';
import { pictureFonts } from './picture-fonts.ts';

/** An image, drawn when it is wanted. */
export type DrawnImage = {
  /** Hash of what is drawn. */
  readonly version: string;
  readonly draw: () => Promise<Uint8Array>;
};

/** Kept in memory, about 40 kB each. */
const drawnImages = createPromiseCache<Uint8Array>(200);
const queue = createImageQueue({ now: () => performance.now(), pause });

/** The image of the brand (§9). */
export function brandImage(app: App): DrawnImage {
  return drawCard(app, brandImageText(app.site));
}

/** The image of a page; undefined if the page has no content. */
export async function pageImage(app: App, match: PageMatch): Promise<DrawnImage | undefined> {
  const { locale, route } = match;
  // No page is rendered that could be marked with what it shows.
  const content = createSiteContent({ app, locale, client: contentClient(app), mark });
  const page = await readRoutePage(content, route);
  if (!page) return undefined;
  const head = await headContent({ match, page, content });
  return drawCard(app, pageImageText(app.site, head));
}

const mark = async () => {};

function drawCard(app: App, text: ShareImageText): DrawnImage {
  const version = imageVersion(text);
  return {
    version,
    draw: () => drawnImages(`${app.site.id} ${version}`, () => queue(() => drawText(app, text))),
  };
}

async function drawText(app: App, text: ShareImageText): Promise<Uint8Array> {
  const card = { text, colors: readBrandColors(app.tokens, 'light'), icon: await iconAddress(app) };
  return drawPng({ element: <ShareCard {...card} />, ...shareImageSize, fonts: pictureFonts });
}
