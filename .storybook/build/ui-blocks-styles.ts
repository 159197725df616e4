import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { buildFonts } from '@plaza/ui-blocks/build/build-fonts';
import { renderStyles } from '@plaza/ui-blocks/build/build-styles';
import { renderIconSheet } from '@plaza/ui-blocks/build/icons/icon-sheet';
import { brandStyles } from '@plaza/ui-blocks/core/tokens/brand-tokens';
import type { Plugin } from 'vite';
import { type Brand, findBrands, readBrand } from './brands.ts';

const source = fileURLToPath(new URL('../../packages/ui-blocks/src', import.meta.url));
const entry = `${source}/styles.css`;

/** The brand's properties while the toolbar selects it. @throws Error listing every issue of its file */
function stylesOf(brand: Brand): string {
  try {
    return brandStyles(readBrand(brand), `[data-brand="${brand.name}"]`);
  } catch (error) {
    throw new Error(`${brand.file}:\n${(error as Error).message}`, { cause: error });
  }
}

/** Serves the style sheet of ui-blocks as its build makes it, with every brand, and rebuilds it after each change. */
export function uiBlocksStyles(): Plugin {
  return {
    name: 'plaza-ui-blocks-styles',
    enforce: 'pre',
    load: {
      filter: { id: entry },
      async handler() {
        const brands = findBrands();
        for (const { file } of brands) this.addWatchFile(file);
        const files = await readdir(source, { recursive: true });
        const sources = files.filter((file) => /\.css$|\.tokens\.json$/.test(file));
        for (const file of sources) this.addWatchFile(`${source}/${file}`);
        const css = Buffer.from(renderStyles(brands.map(stylesOf).join(''))).toString();
        const fonts = await buildFonts();
        return (
          css
            .replaceAll(/url\(["']?(?:\.\/)?fonts\/([\w.-]+)["']?\)/g, (_url, name) => {
              const font = Buffer.from(fonts.get(name) ?? '').toString('base64');
              return `url(data:font/woff2;base64,${font})`;
            })
            .replaceAll(/url\(["']?(?:\.\/)?icons\.svg["']?\)/g, () => {
              const icons = Buffer.from(renderIconSheet()).toString('base64');
              return `url(data:image/svg+xml;base64,${icons})`;
            })
            // A picture must show the brand's font, even on a busy machine.
            .replaceAll(/(font-display: ?)optional/g, '$1block')
        );
      },
    },
  };
}
