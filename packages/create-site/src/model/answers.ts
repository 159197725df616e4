import type { RegimeName } from '@plaza/finance';
import type { CountryCode } from '@plaza/routing';
import type { OptionalPage, SiteOptions } from './options.ts';

/** What has been answered so far, by a flag or by a person. */
export interface Answers {
  readonly folder: string;
  readonly name: string;
  readonly url: string;
  readonly id: number;
  readonly productType: SiteOptions['productType'];
  readonly countries: readonly CountryCode[];
  /** First path segment by country; empty for a site of one. */
  readonly prefixes: Readonly<Partial<Record<CountryCode, string>>>;
  readonly defaultCountry: CountryCode;
  /** Regimes of credit law that were named, by country; the others have their own. */
  readonly regimes: Readonly<Partial<Record<CountryCode, RegimeName>>>;
  readonly hue: number;
  readonly tokens: object;
  readonly vendors: SiteOptions['vendors'];
  /** Loan amounts by country. */
  readonly amounts: Readonly<Partial<Record<CountryCode, readonly number[]>>>;
  readonly pages: readonly OptionalPage[];
  readonly port: number;
}

/** Lines of an `.npmrc` that a new site needs, and what is left for people to add. */
export interface RegistrySettings {
  /** Content of the new site's `.npmrc`; empty for the default registry. */
  readonly text: string;
  /** Hosts whose credential is written out: it stays where it is. */
  readonly withheld: readonly string[];
}

/** What is known of the place where the site is to lie. */
export interface Surroundings {
  /** Folder that relative paths start from. */
  readonly cwd: string;
  /** Root of the repository, where there is one with `packages/` and `apps/`. */
  readonly workspace: string | undefined;
  /** Where the packages of a site outside the repository come from. */
  readonly registrySettings: RegistrySettings;
  /** Website ids that are taken, and by which app. */
  readonly ids: ReadonlyMap<number, string>;
  /** Hosts of other sites, their aliases among them, by which app. */
  readonly hosts: ReadonlyMap<string, string>;
  /** Names of other sites in lower case, by which app. */
  readonly names: ReadonlyMap<string, string>;
  /** Ports that are taken, and by what. */
  readonly ports: ReadonlyMap<number, string>;
  /** A port that nothing listens on. */
  readonly freePort: number;
  readonly exists: (path: string) => boolean;
  readonly readText: (path: string) => string;
}

/** A value that cannot be taken: says what was wrong and what is allowed. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
}

/** What a field is read with: the answers before it, in the order of the table. */
export interface Scope {
  readonly answers: Partial<Answers>;
  readonly surroundings: Surroundings;
}
