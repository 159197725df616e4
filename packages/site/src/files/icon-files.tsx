import { readFile } from 'node:fs/promises';
import { readBrandColors } from '@plaza/ui-blocks/brand';
import { createPromiseCache } from '../core/promise-cache.ts';
import { icoFile } from '../core/site-files/ico.ts';
import { faviconSizes, type SiteIcon } from '../model/site-icons.ts';
import type { App } from '../react/app.ts';
import { IconSquare } from '../react/icon-square.tsx';
import { drawPng } from './draw-png.ts';
import { mediaTypes, type SiteFile } from './site-file.ts';

/** Icons only change with a release, and browsers request one on every page. */
const cacheControl = 'public, max-age=86400, stale-while-revalidate=604800';

/** The icons of a site, each rendered once. */
const drawnIcons = createPromiseCache<Uint8Array>(20);

/** The brand's original icon. @throws Error if the app has none */
export async function svgIcon(app: App): Promise<SiteFile> {
  return { type: mediaTypes.svg, body: await readFile(app.iconFile), cacheControl };
}

/** The brand's icon as a data URL. */
export async function iconAddress(app: App): Promise<string> {
  return `data:image/svg+xml;base64,${(await readFile(app.iconFile)).toString('base64')}`;
}

export async function pngIcon(app: App, icon: SiteIcon): Promise<SiteFile> {
  return { type: mediaTypes.png, body: await drawIcon(app, icon), cacheControl };
}

export async function favicon(app: App): Promise<SiteFile> {
  const pictures = await Promise.all(
    faviconSizes.map(async (size) => ({
      size,
      png: await drawIcon(app, { size, shape: 'drawn' }),
    })),
  );
  return { type: mediaTypes.ico, body: icoFile(pictures), cacheControl };
}

async function drawIcon(app: App, { size, shape }: SiteIcon): Promise<Uint8Array> {
  const background = readBrandColors(app.tokens, 'light').brand;
  const square = { size, shape, background, icon: await iconAddress(app) };
  const picture = { element: <IconSquare {...square} />, width: size, height: size, fonts: [] };
  return drawnIcons(JSON.stringify(square), () => drawPng(picture));
}
