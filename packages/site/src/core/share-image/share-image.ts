import { createHash } from 'node:crypto';
import type { Page } from '@plaza/contract';
import { drawableText } from './drawable-text.ts';

/** The texts of a social preview image, all drawable. */
export type ShareImageText = {
  /** Name of the site, the only text of the brand image. */
  readonly siteName: string;
  /** Host name of the site. */
  readonly host: string;
  readonly title: string;
  /** The warning of credit advertising (Directive (EU) 2023/2225, art. 8(1)). */
  readonly warning?: string;
};

type PageText = { readonly page: Pick<Page, 'heading' | 'productList'>; readonly warning: string };

/** The texts of a page's image: its heading, and the credit warning on a page with offers. */
export function pageImageText(site: { displayName: string; url: string }, text: PageText) {
  const { page, warning } = text;
  return {
    ...brandImageText(site),
    title: keepUnits(drawableText(page.heading)) || drawableText(site.displayName),
    ...(page.productList && { warning: drawableText(warning) }),
  } satisfies ShareImageText;
}

/** The texts of the brand image: its name. */
export function brandImageText(site: { displayName: string; url: string }): ShareImageText {
  const siteName = drawableText(site.displayName);
  return { siteName, host: new URL(site.url).host, title: siteName };
}

/** Keeps an amount and its unit on one line. */
const keepUnits = (text: string) => text.replaceAll(/(\d) (?=[€$£%])/g, '$1\u00a0');

/** A short hash of the image's text for its URL, so that no cache shows an old image. */
export function imageVersion(text: ShareImageText): string {
  return createHash('sha256').update(JSON.stringify(text)).digest('hex').slice(0, 8);
}
