import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { bundleSize, loadBundled, styleSize, textSize } from './bundle.ts';
import type { Figure } from './figure.ts';
import { compareSizes, type Size, sumOf } from './rival-sizes.ts';

const require = createRequire(import.meta.url);

/** React is excluded: every page that uses it has it anyway. */
const REACT = ['react', 'react-dom', 'react/jsx-runtime'];

/** What each rival loads on a page: its script with banner and dialog, and its style sheet. */
const measureRivals = async (): Promise<Record<string, Size>> => ({
  'vanilla-cookieconsent': sumOf(
    await bundleSize("export * from './rivals/vanilla-cookieconsent.ts';"),
    await styleSize('vanilla-cookieconsent/dist/cookieconsent.css'),
  ),
  '@c15t/react': sumOf(
    await bundleSize("export * from './rivals/c15t.ts';", REACT),
    await styleSize('@c15t/react/styles.css'),
  ),
  // Script, styles and all texts in one file, as published.
  klaro: textSize(readFileSync(require.resolve('klaro'), 'utf8')),
});

/** The dialog of a site with every kind of provider: its script, and its markup with styles. */
async function measureDialog(): Promise<Size> {
  const styles = readFileSync(require.resolve('@plaza/consent/styles.css'), 'utf8');
  const { renderFragment } = await loadBundled<typeof import('./consent-fragment.ts')>(
    fileURLToPath(new URL('consent-fragment.ts', import.meta.url)),
  );
  const script = await bundleSize(
    "export { createDialogOpener } from '@plaza/consent/browser'; export { createDecide } from '@plaza/consent/store';",
  );
  return sumOf(script, textSize(renderFragment(styles)));
}

/** Bytes of consent: on every page, and with the dialog, compared with everything rivals load. */
export async function measureConsent(): Promise<Figure[]> {
  const rivals = await measureRivals();
  const store = await bundleSize("export { openConsentStore } from '@plaza/consent/store';");
  const withDialog = sumOf(store, await measureDialog());
  return [
    ...compareSizes('consent, on every page', store, { rivals, budget: '≤ 2,500' }),
    ...compareSizes('consent, with the dialog', withDialog, { rivals, budget: '≤ 11,500' }),
  ];
}
