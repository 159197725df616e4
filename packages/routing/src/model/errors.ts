/** An invalid site config or route table; `field` says where, e.g. `countries[2].locale`. */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
  readonly field: string;

  constructor(field: string, problem: string) {
    super(`${field}: ${problem}`);
    this.field = field;
  }
}

/** No country for a locale or a path (§8). */
export class CountryError extends Error {
  override readonly name = 'CountryError';
}

/** A 404 (§2.2, §8). `fatal` shows the error page. */
export class PageNotFoundError extends Error {
  override readonly name = 'PageNotFoundError';
  readonly status = 404;
  readonly path: string;
  readonly fatal: boolean;

  constructor(message: string, page: { path: string; fatal: boolean }) {
    super(message);
    this.path = page.path;
    this.fatal = page.fatal;
  }
}

/** A link to a page that does not exist. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
}
