import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type BlockFixture, storyExport } from '@plaza/ui-blocks/testing/block-fixture';
import { loadCsf } from 'storybook/internal/csf-tools';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** Stories files that may have a `fixtures.ts`: each fixture is a story. */
const FIXTURE_STORIES = /\/src\/blocks\/([\w-]+)\/\1\.stories\.tsx$/;
/** The story that is compared with `e2e/storybook/baselines`; hidden, since its examples are stories too. */
const BASELINE_TAGS = ['baseline', '!dev', '!autodocs'];
const STORY_OF = fileURLToPath(new URL('../preview/fixture-story.tsx', import.meta.url));

const exportOfFixtures = (storiesFile: string) =>
  `${basename(dirname(storiesFile)).replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Fixtures`;

/** Reads the fixtures again after each change; undefined where stories are written by hand. */
async function readFixtures(storiesFile: string): Promise<readonly BlockFixture[] | undefined> {
  const file = join(dirname(storiesFile), 'fixtures.ts');
  if (!existsSync(file)) return undefined;
  const { mtimeMs } = await stat(file);
  const module = await import(`${pathToFileURL(file)}?${mtimeMs}`);
  return module[exportOfFixtures(storiesFile)];
}

/** Lists one story per fixture of a block, and one of all that render. */
export const fixtureIndexer: Indexer = {
  test: FIXTURE_STORIES,
  createIndex: async (fileName, { makeTitle }) => {
    const code = await readFile(fileName, 'utf8');
    const { meta, indexInputs } = loadCsf(code, { fileName, makeTitle }).parse();
    const fixtures = await readFixtures(fileName);
    if (!fixtures) return indexInputs;
    const entry = { type: 'story', importPath: fileName, title: meta.title } as const;
    return [
      ...fixtures.map(({ name }) => ({ ...entry, exportName: storyExport(name), name })),
      { ...entry, exportName: 'Baseline', name: 'Baseline', tags: BASELINE_TAGS },
    ];
  },
};

/** Gives a stories file the exports that `fixtureIndexer` lists. */
export function fixtureStories(): Plugin {
  return {
    name: 'plaza-fixture-stories',
    enforce: 'pre',
    transform: {
      filter: { id: FIXTURE_STORIES },
      async handler(code, id) {
        const fixtures = await readFixtures(id);
        if (!fixtures) return undefined;
        this.addWatchFile(join(dirname(id), 'fixtures.ts'));
        return [
          code,
          `import { ${exportOfFixtures(id)} as fixtures } from './fixtures.ts';`,
          `import { baselineStory, fixtureStory } from ${JSON.stringify(STORY_OF)};`,
          ...fixtures.map(
            ({ name }, index) =>
              `export const ${storyExport(name)} = fixtureStory(fixtures[${index}]);`,
          ),
          'export const Baseline = baselineStory(fixtures);',
        ].join('\n');
      },
    },
  };
}
