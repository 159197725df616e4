import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { packagePreset } from '@plaza/tsup-preset';
import { defineConfig } from 'tsup';

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
    'import-command': 'src/content-import/import-command.ts',
    'fetch-pictures': 'src/content-import/fetch-pictures.ts',
    'start-command': 'src/start/start-command.ts',
    'test-command': 'src/start/test-command.ts',
    'sync-command': 'src/sync/sync-command.ts',
    proxy: 'src/proxy/index.ts',
  }),
  loader: { '.woff': 'binary' },
  define: { PLAZA_CONSENT_STYLES: JSON.stringify(consentStyles) },
});
