import { defineConfig } from 'vitest/config';

const source = {
  resolve: { conditions: ['@plaza/source'] },
  ssr: { resolve: { conditions: ['@plaza/source'] } },
};

/** The environment of a test is chosen by its file name: `*.test.ts(x)` runs in Node, `*.e2e.ts` against built sites in Chromium. */
export default defineConfig({
  test: {
    projects: [
      {
        ...source,
        test: {
          name: 'node',
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        ...source,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts', '{packages,apps}/*/e2e/**/*.e2e.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
