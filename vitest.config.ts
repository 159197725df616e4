import { SlowestFirst } from '@plaza/testing/slowest-first';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

const source = {
  resolve: { conditions: ['@plaza/source'] },
  ssr: { resolve: { conditions: ['@plaza/source'] } },
};

/** They build the sites, so nothing else may be reading what was built. */
const startTests = 'e2e/start.e2e.ts';

/** More than the two cores, because many tests wait: for pages, timers and processes. */
const maxWorkers = 3;

/**
 * Tests against built sites, the real service and Chromium, on free ports and in folders of their own. A second try
 * is reported by name (decision 15).
 */
const endToEnd = (
  name: string,
  { groupOrder, ...files }: { include: string[]; exclude?: string[]; groupOrder: number },
) =>
  ({
    ...source,
    test: {
      name,
      ...files,
      // The files of a worker share a test environment and a browser (e2e/environment/fixtures.ts).
      isolate: false,
      retry: 1,
      testTimeout: 120_000,
      hookTimeout: 180_000,
      // What a page shows after an answer takes longer on a busy machine than Vitest's 1 s.
      expect: { poll: { timeout: 30_000 } },
      maxWorkers,
      // The tests of a file that run at once start processes of their own.
      maxConcurrency: 3,
      sequence: { groupOrder },
    },
  }) satisfies TestProjectConfiguration;

/** The environment of a test is chosen by its file name: `*.test.ts(x)` runs in Node, `*.e2e.ts` against built sites in Chromium. */
export default defineConfig({
  test: {
    // A test that passes on its second try is reported with the message of its first alone.
    chaiConfig: { truncateThreshold: 1_000 },
    sequence: { sequencer: SlowestFirst },
    globalSetup: './e2e/environment/run-folder.ts',
    // A shared environment closes when its worker does, and a busy machine takes its time.
    teardownTimeout: 60_000,
    projects: [
      {
        ...source,
        test: {
          name: 'node',
          // Loading a package's modules anew for each file took longer than its tests.
          isolate: false,
          maxWorkers,
          // A busy machine may pause a server or a client for longer than a test allows. A property that fails for one
          // of its random cases is wrong, whatever the next ones say (decision 15).
          retry: { count: 1, condition: /^(?!Property failed)/ },
          // Thousands of random cases take longer on a busy machine than Vitest's 5 s.
          testTimeout: 90_000,
          include: [
            '{packages,apps}/*/src/**/*.test.{ts,tsx}',
            '.storybook/**/*.test.{ts,tsx}',
            'tooling/**/*.test.ts',
            'e2e/**/*.test.ts',
            'scripts/**/*.test.ts',
            'benchmarks/src/**/*.test.ts',
          ],
        },
      },
      endToEnd('e2e', {
        include: ['e2e/**/*.e2e.ts', '{packages,apps}/*/e2e/**/*.e2e.ts'],
        // `e2e` is a package: its links lead to the tests of every package again.
        exclude: ['**/node_modules/**', startTests],
        groupOrder: 0,
      }),
      endToEnd('start', { include: [startTests], groupOrder: 1 }),
    ],
  },
});
