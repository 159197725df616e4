import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type english from '../../texts/en.json';

/** Everything that seed content says, as `texts/en.json` has it. */
export type SiteTexts = typeof english;

const folder = join(
  dirname(createRequire(import.meta.url).resolve('@plaza/create-site/package.json')),
  'texts',
);

/** Languages that seed content is written in: `es`, `pl`, …. */
export const seedLanguages: readonly string[] = readdirSync(folder)
  .flatMap((file) => /^([a-z]{2})\.json$/.exec(file)?.[1] ?? [])
  .toSorted();

/** Whether there are texts for a locale. */
export const isSeeded = (locale: string) => seedLanguages.includes(languageOf(locale));

/**
 * The texts of a locale: those of its language, and over them what its country says differently.
 *
 * @throws Error for a language without texts
 */
export function readTexts(locale: string): SiteTexts {
  return layOver(readJson(languageOf(locale)), readJson(locale)) as SiteTexts;
}

const languageOf = (locale: string) => locale.split('-', 1)[0] ?? '';

function readJson(name: string): unknown {
  const file = join(folder, `${name}.json`);
  // A country that says nothing differently has no file of its own.
  if (name.includes('-') && !existsSync(file)) return {};
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Objects are joined key by key; a list or a text takes the place of what it lies over. */
function layOver(base: unknown, over: unknown): unknown {
  if (!isRecord(base) || !isRecord(over)) return over;
  const joined = Object.entries(over).map(([key, value]) => [
    key,
    Object.hasOwn(base, key) ? layOver(base[key], value) : value,
  ]);
  return { ...base, ...Object.fromEntries(joined) };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
