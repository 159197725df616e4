import { createHash } from 'node:crypto';
import type { BusyPage } from '@plaza/page-cache/server';

/** What a page for visitors who are turned away says, as text. */
export type BusyTexts = {
  readonly locale: string;
  readonly siteName: string;
  readonly heading: string;
  readonly text: string;
  readonly action: string;
};

const styles = [
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}',
  'body{max-width:32rem;margin:15vh auto;padding:0 1.25rem}',
  'h1{font-size:1.5rem;line-height:1.25}',
].join('');

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * A page that is whole in one answer, since the visitor it turns away cannot be given another one
 * for its style. Its link leads to the address that was asked for.
 */
export function busyPage(texts: BusyTexts): BusyPage {
  const { locale, siteName, heading, text, action } = texts;
  const html = `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} | ${escapeHtml(siteName)}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${escapeHtml(heading)}</h1>
<p>${escapeHtml(text)}</p>
<p><a href="">${escapeHtml(action)}</a></p>
</main>
</body>
</html>
`;
  return { html, policy };
}

/** For content and quoted attributes. */
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
