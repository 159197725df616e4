import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { screenPages, screenTitle } from '@plaza/screens/testing/screen-pages';
import type { Indexer } from 'storybook/internal/types';
import type { Plugin } from 'vite';

/** The documentation of a screen: each page type that it shows is a story. */
const SCREEN_DOCS = /\/screens\/src\/[\w-]+\/docs\.ts$/;
const STORY_OF = fileURLToPath(new URL('../screens/screen-story.tsx', import.meta.url));

type Screen = Parameters<typeof screenPages>[0];
const screenOf = (file: string) => basename(dirname(file)) as Screen;
const docsOf = (screen: string) =>
  `${screen.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Docs`;

/** Lists the pages of each screen that is documented. */
export const screenIndexer: Indexer = {
  test: SCREEN_DOCS,
  createIndex: async (fileName) => {
    const title = `Screens/${screenTitle(screenOf(fileName))}`;
    return screenPages(screenOf(fileName)).map(({ name }) => ({
      ...{ type: 'story', subtype: 'story', importPath: fileName, title, name },
      exportName: name,
      tags: ['screen'],
    }));
  },
};

/** Gives the documentation of a screen the exports that `screenIndexer` lists. */
export function screenStories(): Plugin {
  return {
    name: 'plaza-screen-stories',
    enforce: 'pre',
    transform: {
      filter: { id: SCREEN_DOCS },
      handler(code, id) {
        const screen = screenOf(id);
        return [
          code,
          `import { pageStory, screenMeta } from ${JSON.stringify(STORY_OF)};`,
          `export default screenMeta('${screen}', ${docsOf(screen)});`,
          ...screenPages(screen).map(
            ({ name, pageType }) => `export const ${name} = pageStory('${pageType}', '${screen}');`,
          ),
        ].join('\n');
      },
    },
  };
}
