import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/content-tables.ts',
    './src/clicks/tables.ts',
    './src/consents/tables.ts',
    './src/conversions/tables.ts',
    './src/editor/login/tables.ts',
    './src/editor/preview/tables.ts',
    './src/editor/tables.ts',
    './src/reports/tables.ts',
    './src/writes/tables.ts',
    './src/applications/tables.ts',
    './src/dashboard/tables.ts',
    './src/vendor-events/tables.ts',
  ],
  out: './drizzle',
});
