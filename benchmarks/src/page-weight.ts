import { gzipSync } from 'node:zlib';

/** Bytes of a page as a visitor with an empty cache receives them, gzip level 9. */
export type PageWeight = { html: number; css: number; javaScript: number };

const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;

const attribute = (tag: string, name: string) => tag.match(new RegExp(`\\s${name}="([^"]*)"`))?.[1];

/** Addresses of the stylesheets and of the scripts that a modern browser loads with the page. */
function resourcesOf(html: string): { css: string[]; javaScript: string[] } {
  const tags = html.match(/<(?:link|script)\b[^>]*>/g) ?? [];
  const scripts = tags.filter((tag) => tag.startsWith('<script') && !/\snoModule/i.test(tag));
  const sheets = tags.filter((tag) => /rel="stylesheet"/.test(tag));
  const present = (value: string | undefined) => value !== undefined;
  return {
    css: sheets.map((tag) => attribute(tag, 'href')).filter(present) as string[],
    javaScript: scripts.map((tag) => attribute(tag, 'src')).filter(present) as string[],
  };
}

async function weigh(addresses: readonly string[], base: string): Promise<number> {
  const texts = await Promise.all(
    [...new Set(addresses)].map(async (address) => (await fetch(new URL(address, base))).text()),
  );
  return texts.reduce((sum, text) => sum + gzipBytes(text), 0);
}

/** Weighs the page at the address with every stylesheet and script that its HTML asks for. */
export async function weighPage(address: string): Promise<PageWeight> {
  const html = await (await fetch(address)).text();
  const { css, javaScript } = resourcesOf(html);
  return {
    html: gzipBytes(html),
    css: await weigh(css, address),
    javaScript: await weigh(javaScript, address),
  };
}
