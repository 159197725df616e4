import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import type { Browser, BrowserContext, Page, Route } from 'playwright';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { renderStyles } from '../build/build-styles.ts';
import { RichText } from '../src/react/index.ts';
import { block, doc, p } from '../src/testing/editor-json.ts';

const SITE = 'http://site.example';
const FONT = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const BETTER = /maxresdefault/;

const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`;

/** The script of the test page: enhancement and hydration, each called by the test. */
const bundle = async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement, useEffect } from 'react';
        import { hydrateRoot } from 'react-dom/client';
        import { RichText } from './src/react/index.ts';
        import { attachVideos } from './src/browser/index.ts';
        const Hydrated = ({ json, done }) => {
          useEffect(done, []);
          return createElement(RichText, { document: json });
        };
        Object.assign(globalThis, {
          attachVideos,
          hydrate: (json) => new Promise((done) =>
            hydrateRoot(document.querySelector('#root'), createElement(Hydrated, { json, done }))),
        });`,
      resolveDir: `${import.meta.dirname}/..`,
      loader: 'ts',
    },
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    conditions: ['@plaza/source'],
    define: { 'process.env.NODE_ENV': '"development"' },
    write: false,
  });
  return outputFiles[0]?.text ?? '';
};
const [script, styles, font] = await Promise.all([
  bundle(),
  renderStyles(),
  readFile(createRequire(import.meta.url).resolve(FONT)),
]);

/** The functions that `bundle` gives the page. */
declare global {
  var attachVideos: (root?: Document | Element) => void;
  var hydrate: (json: unknown) => Promise<void>;
}

/** A document with a screenful above the embed, so that Space could scroll. */
export const videoDocument = (attrs: Record<string, unknown> = {}) =>
  doc(
    p('Antes'),
    block('VideoEmbed', { videoId: 'aqz-KE-bpKQ', title: 'Cómo leer la TAE', ...attrs }),
    ...Array.from({ length: 60 }, () => p('Después')),
  );

export interface VideoPage {
  page: Page;
  context: BrowserContext;
  /** Addresses requested from video hosts. */
  asked: readonly string[];
  /** Console messages and uncaught errors. */
  messages: readonly string[];
  close: () => Promise<void>;
}

export interface VideoPageOptions {
  json?: unknown;
  javaScriptEnabled?: boolean;
  /** Whether the host has the better poster, or sends its 120×90 placeholder. */
  hasBetterPoster?: boolean;
  /** Time is paused until the test advances it. */
  stopClock?: boolean;
}

/** Opens a page with a video embed, server-rendered; a stub answers for video hosts. */
export async function openVideoPage(
  browser: Browser,
  { json = videoDocument(), javaScriptEnabled = true, ...options }: VideoPageOptions = {},
): Promise<VideoPage> {
  const context = await browser.newContext({
    javaScriptEnabled,
    viewport: { width: 360, height: 640 },
  });
  const asked: string[] = [];
  const messages: string[] = [];
  await context.route('**/*', (route) => answer(route, { json, asked, options }));
  const page = await context.newPage();
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(error.message));
  if (options.stopClock) await page.clock.install();
  await page.goto(`${SITE}/`);
  if (options.stopClock) await page.clock.pauseAt(Date.now() + 60_000);
  return { page, context, asked, messages, close: () => context.close() };
}

type Stub = { json: unknown; asked: string[]; options: VideoPageOptions };

function answer(route: Route, { json, asked, options }: Stub) {
  const url = new URL(route.request().url());
  if (url.origin === SITE) return answerSite(route, url.pathname, json);
  asked.push(url.href);
  if (url.host !== 'i.ytimg.com')
    return route.fulfill({ contentType: 'text/html', body: `<h1>${url.host}</h1>` });
  const missing = BETTER.test(url.pathname) && options.hasBetterPoster === false;
  const [width, height] = BETTER.test(url.pathname) ? [1280, 720] : [480, 360];
  return route.fulfill({
    status: missing ? 404 : 200,
    contentType: 'image/svg+xml',
    body: missing ? picture(120, 90) : picture(width, height),
  });
}

function answerSite(route: Route, path: string, json: unknown) {
  if (path === '/styles.css')
    return route.fulfill({ contentType: 'text/css', body: Buffer.from(styles) });
  if (path === '/script.js') return route.fulfill({ contentType: 'text/javascript', body: script });
  if (path.startsWith('/fonts/')) return route.fulfill({ contentType: 'font/woff2', body: font });
  if (path !== '/')
    return route.fulfill({ contentType: 'image/svg+xml', body: picture(1120, 630) });
  const html = renderToString(createElement(RichText, { document: json }));
  const body = `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width"><title>Vídeo</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/styles.css"><body><main id="root" class="pz-prose">${html}</main><script src="/script.js"></script></body></html>`;
  return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
}
