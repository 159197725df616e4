import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'tsup';
import { packagePreset } from '../../tsup.preset.ts';
import { buildBrowser, writeBrowser } from './build/build-browser.ts';
import { buildMoreStyles } from './build/build-more-styles.ts';

const browser = await buildBrowser();
const moreStyles = await buildMoreStyles();
const consentStyles = await readFile(
  fileURLToPath(import.meta.resolve('@plaza/consent/styles.css')),
  'utf8',
);

export default defineConfig({
  ...packagePreset({
    index: 'src/index.ts',
    app: 'src/app.ts',
    config: 'src/config/index.ts',
    'error-page': 'src/error-page/index.ts',
    instrumentation: 'src/instrumentation/index.ts',
    'check-build-command': 'src/check-build/check-build-command.ts',
    'check-command': 'src/check/check-command.ts',
    'import-command': 'src/content-import/import-command.ts',
    'start-command': 'src/start/start-command.ts',
    'test-command': 'src/start/test-command.ts',
    'sync-command': 'src/sync/sync-command.ts',
    proxy: 'src/proxy/index.ts',
  }),
  loader: { '.woff': 'binary' },
  define: {
    PLAZA_BROWSER_ENTRY: JSON.stringify(browser.entry),
    PLAZA_CONSENT_CHUNK: JSON.stringify(
      [...browser.files.keys()].find((name) => name.startsWith('consent-dialog-')),
    ),
    PLAZA_LARGE_SITE: JSON.stringify(browser.largeSite),
    PLAZA_PAGE_MODULES: JSON.stringify(browser.pageModules),
    PLAZA_INSPECTOR: JSON.stringify(browser.inspector),
    PLAZA_MORE_STYLES: JSON.stringify({ file: moreStyles.file, classes: moreStyles.classes }),
    PLAZA_CONSENT_STYLES: JSON.stringify(consentStyles),
  },
  onSuccess: () => writeBrowser(new Map([...browser.files, [moreStyles.file, moreStyles.css]])),
});
