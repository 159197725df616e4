import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { besideRivals, type Size, sumOf } from './beside-rivals.ts';
import { bundleSize, loadBundled, styleSize, textSize } from './bundle.ts';
import type { Figure } from './figure.ts';

const require = createRequire(import.meta.url);

/** React is on everybody's page that uses it, and not counted. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** What each rival puts on a page: its script with banner and dialog, and its style sheet. */
const measureRivals = async (): Promise<Record<string, Size>> => ({
  'vanilla-cookieconsent': sumOf(
    await bundleSize("export * from './rivals/vanilla-cookieconsent.ts';"),
    await styleSize('vanilla-cookieconsent/dist/cookieconsent.css'),
  ),
  '@c15t/react': sumOf(
    await bundleSize("export * from './rivals/c15t.ts';", REACT),
    await styleSize('@c15t/react/styles.css'),
  ),
  // Script, styles and all texts in one, as it is published.
  klaro: textSize(readFileSync(require.resolve('klaro'), 'utf8')),
});

/** The dialog of a site with every kind of provider: its behaviour, its markup with its styles. */
async function measureDialog(): Promise<Size> {
  const styles = readFileSync(require.resolve('@plaza/consent/styles.css'), 'utf8');
  const { renderFragment } = await loadBundled<typeof import('./consent-fragment.ts')>(
    fileURLToPath(new URL('consent-fragment.ts', import.meta.url)),
  );
  const behaviour = await bundleSize(
    "export { createDialogOpener } from '@plaza/consent/browser'; export { createDecide } from '@plaza/consent/store';",
  );
  return sumOf(behaviour, textSize(renderFragment(styles)));
}

/** Bytes of consent: on every page, and for a visitor who is asked, beside all that rivals load. */
export async function measureConsent(): Promise<Figure[]> {
  const rivals = await measureRivals();
  const store = await bundleSize("export { openConsentStore } from '@plaza/consent/store';");
  const asked = sumOf(store, await measureDialog());
  return [
    ...besideRivals('consent, on every page', store, { rivals, budget: '≤ 2,500' }),
    ...besideRivals('consent, with the dialog', asked, { rivals, budget: '≤ 11,500' }),
  ];
}
