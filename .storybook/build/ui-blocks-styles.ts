import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { buildFonts } from '../../packages/ui-blocks/build/build-fonts.ts';
import { renderStyles } from '../../packages/ui-blocks/build/build-styles.ts';

const root = fileURLToPath(new URL('../../packages/ui-blocks', import.meta.url));
const entry = `${root}/src/styles.css`;

/** Serves the style sheet of ui-blocks as its build makes it, tokens of every brand included, and makes it anew after each change. */
export function uiBlocksStyles(): Plugin {
  return {
    name: 'plaza-ui-blocks-styles',
    enforce: 'pre',
    load: {
      filter: { id: entry },
      async handler() {
        const files = await readdir(`${root}/src`, { recursive: true });
        const sources = files.filter((file) => /\.css$|\.tokens\.json$/.test(file));
        for (const file of sources) this.addWatchFile(`${root}/src/${file}`);
        const css = Buffer.from(await renderStyles()).toString();
        const fonts = await buildFonts();
        return (
          css
            .replaceAll(/url\(["']?(?:\.\/)?fonts\/([\w.-]+)["']?\)/g, (_url, name) => {
              const font = Buffer.from(fonts.get(name) ?? '').toString('base64');
              return `url(data:font/woff2;base64,${font})`;
            })
            // A picture of a block shows the brand's letters however busy the machine is.
            .replaceAll(/(font-display: ?)optional/g, '$1block')
        );
      },
    },
  };
}
