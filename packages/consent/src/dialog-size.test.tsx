import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderStyles } from '../build/build-styles.ts';
import { dialogContent } from './core/dialog-content.ts';
import { ConsentFragment } from './react/consent-fragment.tsx';
import { dialogLocales } from './testing/dialog-locales.ts';
import { sampleDialog } from './testing/sample-dialog.ts';

const size = (text: string | Uint8Array) => gzipSync(text, { level: 9 }).length;

/** All declarations and texts of the Spanish site. */
function wholeSite() {
  const root = `${import.meta.dirname}/../../../apps/es-loans/content`;
  const read = (path: string) => JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
  const all = (folder: string) =>
    readdirSync(`${root}/${folder}`).map((file) => read(`${folder}/${file}`));
  return dialogContent({
    texts: read('components/cookie-consent.json').content,
    categories: all('cookie-categories/es-ES'),
    providers: all('website-cookies'),
    site: { displayName: 'Olivar', cookiePolicyHref: '/politica-de-cookies/' },
    locale: 'es-ES',
  });
}

/** The scripts that open the dialog and save a decision. */
async function bundleBehaviour(): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        export { createDialogOpener } from './browser/index.ts';
        export { createDecide } from './browser/store/index.ts';`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.contents ?? new Uint8Array();
}

test('§6 the dialog of a site, with CSS and enhancement, is at most 9 kB gzip', async () => {
  const styles = renderStyles();
  const { labels } = sampleDialog(dialogLocales['es-ES']);
  const dialog = { content: wholeSite(), labels };
  const fragment = renderToStaticMarkup(<ConsentFragment {...dialog} styles={styles} />);
  const behaviour = await bundleBehaviour();
  expect(fragment.match(/<code>/g)?.length).toBeGreaterThan(30);
  expect(size(behaviour)).toBeGreaterThan(500);
  expect(size(fragment) + size(behaviour)).toBeLessThanOrEqual(9_000);
});
