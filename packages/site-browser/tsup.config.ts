import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';
import { buildBrowser, writeBrowser } from './build/build-browser.ts';
import { buildMoreStyles } from './build/build-more-styles.ts';

const browser = await buildBrowser();
const moreStyles = await buildMoreStyles();

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
    PLAZA_MORE_STYLES: JSON.stringify({ file: moreStyles.file, classes: moreStyles.classes }),
  },
  onSuccess: () => writeBrowser(new Map([...browser.files, [moreStyles.file, moreStyles.css]])),
});
