/**
 * An invalid site config or route table; `field` says where, e.g. `countries[2].locale`. Where
 * several rows or countries are wrong, it is the error of the first, its message has a line for each,
 * and `errors` has them all.
 */
export class SiteConfigError extends Error {
  override readonly name = 'SiteConfigError';
  readonly field: string;
  readonly errors: readonly SiteConfigError[];

  constructor(field: string, problem: string, others: readonly SiteConfigError[] = []) {
    super([`${field}: ${problem}`, ...others.map(({ message }) => message)].join('\n'));
    this.field = field;
    this.errors = [others.length > 0 ? new SiteConfigError(field, problem) : this, ...others];
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
