import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrandTokens } from '@plaza/ui-blocks/core/tokens/brand-tokens';
import type { Plugin } from 'vite';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const defaultBrand = 'packages/ui-blocks/src/tokens/plaza.tokens.json';

/** The brand in which every story is audited and has its pictures, and that Storybook opens with. */
export const baselineBrand = 'es-loans';

/** A brand that Storybook shows, by the name that its toolbar has. */
export type Brand = { readonly name: string; readonly file: string };

/** The default brand, and that of each app by the name of its folder. */
export function findBrands(root = repository): Brand[] {
  const apps = globSync('apps/*/brand.tokens.json', { cwd: root }).toSorted();
  return [
    { name: 'plaza', file: join(repository, defaultBrand) },
    ...apps.map((file) => ({ name: basename(dirname(file)), file: join(root, file) })),
  ];
}

export const readBrand = ({ file }: Brand): BrandTokens => JSON.parse(readFileSync(file, 'utf8'));

const moduleId = 'virtual:plaza-brands';
const resolvedId = `\0${moduleId}`;

/** Gives stories the token file of each brand, by name. */
export function brandTokens(): Plugin {
  return {
    name: 'plaza-brands',
    resolveId: { filter: { id: new RegExp(`^${moduleId}$`) }, handler: () => resolvedId },
    load: {
      filter: { id: new RegExp(`^${resolvedId}$`) },
      handler() {
        const brands = findBrands();
        for (const { file } of brands) this.addWatchFile(file);
        const tokens = Object.fromEntries(brands.map((brand) => [brand.name, readBrand(brand)]));
        return [
          `export const brands = ${JSON.stringify(tokens)};`,
          `export const baselineBrand = ${JSON.stringify(baselineBrand)};`,
        ].join('\n');
      },
    },
  };
}
