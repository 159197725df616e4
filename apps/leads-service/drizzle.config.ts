import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/database/content-tables.ts',
    './src/writes/tables.ts',
    './src/applications/tables.ts',
    './src/dashboard/tables.ts',
  ],
  out: './drizzle',
});
