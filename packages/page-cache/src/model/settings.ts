import {
  type ExtraSources,
  type PolicySettings,
  type SourceDirective,
  sourceDirectives,
} from './page.ts';

/** A site's settings of the page cache, as JSON. */
export type PageCacheSettings = PolicySettings & {
  /**
   * Prerendered not-found page by path prefix, the longest prefix wins.
   * Default: `{ '/': '/_not-found' }`, the page that Next prerenders for unmatched paths.
   */
  readonly notFoundPages?: Readonly<Record<string, string>>;
  /**
   * Prerendered error page by prefix of public paths, the longest prefix wins; shown with status
   * 500 in place of a page that fails. Default: none, and plain text is shown.
   */
  readonly errorPages?: Readonly<Record<string, string>>;
  /** Hosts that are redirected to the site's own; no page is cached for them. */
  readonly hostAliases?: readonly string[];
  /** Paths that the build has to prerender. The check names each that is missing. */
  readonly pages?: readonly string[];
};

/** One source expression of a policy: no blank, and nothing that could start another directive. */
const sourceExpression = /^[^\s;,]+$/;

/** Returns the settings. @throws Error naming what is wrong with them, and where. */
export function checkSettings(settings: PageCacheSettings): PageCacheSettings {
  if (!URL.canParse(settings.url)) throw new Error(`url: "${settings.url}" is not an address`);
  for (const setting of ['contentSecurityPolicy', 'vendorSources'] as const)
    checkSources(setting, settings[setting] ?? {});
  for (const [language, sources] of Object.entries(settings.vendorSourcesByLanguage ?? {}))
    checkSources(`vendorSourcesByLanguage.${language}`, sources);
  return settings;
}

function checkSources(setting: string, added: ExtraSources): void {
  for (const [name, sources] of Object.entries(added)) {
    if (!sourceDirectives.includes(name as SourceDirective))
      throw new Error(`${setting}: a site cannot add to "${name}"`);
    for (const source of sources) checkSource(`${setting}.${name}`, source);
  }
}

function checkSource(place: string, source: string): void {
  const unsafe = /^'unsafe-/i.test(source);
  if (unsafe || !sourceExpression.test(source))
    throw new Error(`${place}: "${source}" is not allowed`);
}
