import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What identifies a site, and must not appear in a package. */
export type Brand = {
  /** Folder in `apps/`. */
  readonly app: string;
  readonly displayName: string;
  readonly id: string;
};

/** Files of packages that may mention a brand: only used in tests and stories. */
const exempt =
  /\.test\.|\.test\.support\.|\.spec\.|\.stories\.|\.bench\.|\/(?:e2e|testing|fixtures|samples|stories|recordings)\/|\/fixtures\.ts$|\.md$/;

const list = (root: string, patterns: readonly string[]) =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** The brands of the sites in `apps/`, as in their configs. */
export function readBrands(root: string): Brand[] {
  return list(root, ['apps/*/plaza.config.ts']).map((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const field = (pattern: RegExp) => {
      const found = pattern.exec(text)?.[1];
      if (!found) throw new Error(`${file} does not match ${pattern}`);
      return found;
    };
    const app = file.split('/')[1] ?? '';
    return { app, displayName: field(/displayName: '([^']+)'/), id: field(/\bid: (\d+)/) };
  });
}

/** The product's own name, and a word that programs use: neither tells one brand from others. */
const commonName = /^(?:plaza|platform)$/i;

/** The website id with settings in §9, which belong into its site's config. */
const PLATFORM_ID = '75';

const escapeName = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Lines that mention a brand, or depend on a website id. */
export function brandLines(source: string, brands: readonly Brand[]): string[] {
  const names = brands
    .flatMap(({ app, displayName }) => [app, displayName])
    .filter((name) => !commonName.test(name))
    .map(escapeName);
  const ids = [...brands.map(({ id }) => id), PLATFORM_ID].join('|');
  const named = new RegExp(`(?<![\\p{L}\\d])(?:${names.join('|')})(?![\\p{L}\\d])`, 'iu');
  const byId = new RegExp(`\\bid\\b\\W{1,6}(?:${ids})\\b|^\\s*(?:${ids}):`, 'i');
  return source.split('\n').filter((line) => named.test(line) || byId.test(line));
}

/** All such lines in the packages' sources, as `file: line`. */
export function brandsInPackages(root: string): string[] {
  const brands = readBrands(root);
  const sources = list(root, ['packages/**']).filter(
    (file) => /\.(?:tsx?|css|json)$/.test(file) && !exempt.test(file),
  );
  return sources.flatMap((file) =>
    brandLines(readFileSync(join(root, file), 'utf8'), brands).map(
      (line) => `${file}: ${line.trim()}`,
    ),
  );
}
