import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { regimeOf, regimeRules, uncheckedRegimes } from '@plaza/finance';
import type { SiteOptions } from '../model/options.ts';

/** A place that waits for a person, and what stands there. */
export interface Owed {
  /** With its line: `content/components/organization.json:9`. */
  readonly place: string;
  readonly text: string;
}

/** Every `TODO` of a folder's texts, by file and line. */
function owedTexts(folder: string): Owed[] {
  const files = globSync(['content/**/*.json', 'plaza.config.ts', 'routes.ts'], { cwd: folder });
  return files.toSorted().flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const found = /[^"']*TODO[^"']*/.exec(line)?.[0];
        return found === undefined ? [] : [{ place: `${file}:${index + 1}`, text: found.trim() }];
      }),
  );
}

/** What a person still owes before the site may be published, a line each. */
export function owedLines(options: SiteOptions): string[] {
  const texts = owedTexts(options.folder).map(({ place, text }) => `${place}  ${text}`);
  const regimes = uncheckedRegimes(options.countries.map(regimeOf)).map(
    (name) => `the law: nobody has checked ${name} (${regimeRules(name).title})`,
  );
  const languages = options.countries.map(({ locale }) => locale).join(', ');
  return [
    ...texts,
    ...regimes,
    `the language: a native speaker has to read the content (${languages})`,
    'the offers: sample products, to be replaced by those of real lenders',
  ];
}
