import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';
import { buildBrowser, writeBrowser } from './build/build-browser.ts';
import { buildStyleSheets } from './build/build-style-sheets.ts';

const browser = await buildBrowser();
const { sheets, pictures } = await buildStyleSheets();

export default defineConfig({
  ...packagePreset({ index: 'src/index.ts', testing: 'src/testing/index.ts' }),
  define: {
    PLAZA_BROWSER_ENTRY: JSON.stringify(browser.entry),
    PLAZA_CONSENT_CHUNK: JSON.stringify(
      [...browser.files.keys()].find((name) => name.startsWith('consent-dialog-')),
    ),
    PLAZA_LARGE_SITE: JSON.stringify(browser.largeSite),
    PLAZA_PAGE_MODULES: JSON.stringify(browser.pageModules),
    PLAZA_INSPECTOR: JSON.stringify(browser.inspector),
    PLAZA_STYLE_SHEETS: JSON.stringify(sheets.map(({ file, classes }) => ({ file, classes }))),
  },
  onSuccess: () =>
    writeBrowser(
      new Map([
        ...browser.files,
        ...pictures,
        ...sheets.map(({ file, css }) => [file, css] as const),
      ]),
    ),
});
