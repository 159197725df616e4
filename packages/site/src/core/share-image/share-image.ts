import { createHash } from 'node:crypto';
import type { Page } from '@plaza/contract';
import { drawableText } from './drawable-text.ts';

/** The words of a social preview image, all of them drawable. */
export type ShareImageText = {
  /** Name of the site; stands alone on the brand's own picture. */
  readonly siteName: string;
  /** Host name of the site. */
  readonly host: string;
  readonly title: string;
  /** The warning that goes with advertising credit (Directive (EU) 2023/2225, art. 8(1)). */
  readonly warning?: string;
};

type Words = { readonly page: Pick<Page, 'heading' | 'productList'>; readonly warning: string };

/** What the picture of a page says: its heading, and on a page with offers the credit warning. */
export function pageImageText(site: { displayName: string; url: string }, words: Words) {
  const { page, warning } = words;
  return {
    ...brandImageText(site),
    title: keepUnits(drawableText(page.heading)) || drawableText(site.displayName),
    ...(page.productList && { warning: drawableText(warning) }),
  } satisfies ShareImageText;
}

/** What the brand's own picture says: its name. */
export function brandImageText(site: { displayName: string; url: string }): ShareImageText {
  const siteName = drawableText(site.displayName);
  return { siteName, host: new URL(site.url).host, title: siteName };
}

/** An amount and its sign stay on one line. */
const keepUnits = (text: string) => text.replaceAll(/(\d) (?=[€$£%])/g, '$1\u00a0');

/** A short name for what a picture says: another text has another, so no network keeps the old picture. */
export function imageVersion(text: ShareImageText): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8);
}
