import type { OutgoingHttpHeaders } from 'node:http';

/** What a page needs in the browser: no framework, or React and its data. */
export type PageRuntime = 'none' | 'react';

/** A page as Next keeps it in its cache. */
export type CachedPage = {
  readonly html: string;
  readonly headers: OutgoingHttpHeaders;
  readonly status: number;
};

/** A page as it reaches the visitor, with its own `content-security-policy` header. */
export type FinishedPage = CachedPage & {
  /** What the response ships: `react` for a `none` page that was left whole. */
  readonly runtime: PageRuntime;
  /** Why a `none` page was left whole: Next wrote something unknown. */
  readonly skippedReason?: string;
};

/** Directives of a Content-Security-Policy that take source expressions. */
export const sourceDirectives = [
  'connect-src',
  'font-src',
  'form-action',
  'frame-src',
  'img-src',
  'media-src',
  'script-src',
  'style-src',
  'worker-src',
] as const;

export type SourceDirective = (typeof sourceDirectives)[number];

/** Source expressions that a site adds to the policy, e.g. `{ 'img-src': ['https://img.example'] }`. */
export type ExtraSources = Readonly<Partial<Record<SourceDirective, readonly string[]>>>;

/** Where browsers report what a policy refuses: the endpoint's name and its path on the site. */
export type ReportsTo = { readonly endpoint: string; readonly path: string };

/** The settings that a page's Content-Security-Policy depends on, besides the page itself. */
export type PolicySettings = {
  /** Public address; a page of an `https` site asks the browser to upgrade plain requests. */
  readonly url: string;
  readonly contentSecurityPolicy?: ExtraSources;
  /** Sources of vendors, for all pages but those with an element with `data-no-vendors`. */
  readonly vendorSources?: ExtraSources;
  /** Sources of vendors in place of these on pages of a language, the `lang` of their root. */
  readonly vendorSourcesByLanguage?: Readonly<Record<string, ExtraSources>>;
  /**
   * Attributes that hold a URL which the page's scripts load from later, e.g.
   * `{ 'data-player': { directive: 'frame-src' } }`: a page that carries one allows its origin.
   * Only `https:` unless `allowHttp` says otherwise.
   */
  readonly sourceAttributes?: Readonly<
    Record<string, { readonly directive: SourceDirective; readonly allowHttp?: boolean }>
  >;
  /** Script sources whose loader creates the Trusted Types policies that they need. */
  readonly trustedTypesSources?: readonly string[];
  readonly reportsTo?: ReportsTo;
};

/** What finishing a page needs to know of its site and its build. */
export type PageSite = PolicySettings & {
  /** Source file of each client module, by the id that stands for it in flight data. */
  readonly clientModules: ReadonlyMap<string, string>;
  /** The site's prerendered not-found page for this path, in place of Next's empty error shell. */
  readonly notFoundHtml?: string;
};

/** Header that names what a finished response ships. It also marks an entry on disk as finished. */
export const runtimeHeader = 'x-page-runtime';
