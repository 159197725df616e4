import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { iconName } from '../../model/icons.ts';

/** Icon sets of the site by prefix: Phosphor, with Iconify's names. */
const LOCAL_SETS: Readonly<Record<string, (name: string) => string>> = {
  ph: (name) => {
    const weight = /-(bold|fill|light|thin)$/.exec(name)?.[1] ?? 'regular';
    return `@phosphor-icons/core/${weight}/${name}.svg`;
  },
};

const SVG = /^<svg xmlns="[^"]+" viewBox="0 0 256 256" fill="currentColor">(.*)<\/svg>\s*$/s;

/** The requested icons of a set, in Iconify's format. */
export type LocalSet = {
  readonly prefix: string;
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
  readonly not_found: readonly string[];
  readonly width: number;
  readonly height: number;
};

/** @returns undefined if the site has no set with this prefix */
export function readLocalIcons(prefix: string, names: readonly string[]): LocalSet | undefined {
  const fileOf = Object.hasOwn(LOCAL_SETS, prefix) ? LOCAL_SETS[prefix] : undefined;
  if (!fileOf) return undefined;
  const read = names.map((name) => [
    name,
    iconName.test(name) ? readBody(fileOf(name)) : undefined,
  ]);
  return {
    prefix,
    icons: Object.fromEntries(read.flatMap(([name, body]) => (body ? [[name, { body }]] : []))),
    not_found: read.flatMap(([name, body]) => (body || name === undefined ? [] : [name])),
    width: 256,
    height: 256,
  };
}

function readBody(specifier: string): string | undefined {
  try {
    return SVG.exec(readFileSync(ownRequire().resolve(specifier), 'utf8'))?.[1];
  } catch {
    return undefined;
  }
}

/** Resolves dependencies of this package through the app, which also works in a bundle. */
function ownRequire(): NodeJS.Require {
  const fromApp = createRequire(join(process.cwd(), 'package.json'));
  return createRequire(fromApp.resolve('@plaza/site/package.json'));
}
