/** The text of a cell, and what it is marked as (`data-mark`). */
export type Cell = string | readonly [text: string, mark: string];

/**
 * What a page shows for the inputs of its form, by the names in its markup. The same view is
 * rendered into the static page, applied to that page by the server for a request with a query, and
 * applied in the browser while inputs change.
 */
export type PageView = {
  /** Texts of `[data-value="name"]`, mostly an `<output>`. */
  readonly values?: Readonly<Record<string, string>>;
  /** Whether `[data-shown="name"]` is shown. */
  readonly shown?: Readonly<Record<string, boolean>>;
  /**
   * Values of the controls with this name, checked or selected if they are choices; the slider of
   * `name` (`data-slider`) is `name-slider`, because a slider takes plain numbers in any language. Several text fields of one name take a value each, in document order.
   */
  readonly inputs?: Readonly<Record<string, string | readonly string[]>>;
  /** Cells of the rows of `<tbody data-rows="name">`, which are copies of its first row. */
  readonly rows?: Readonly<Record<string, readonly (readonly Cell[])[]>>;
  /** The `d` of `<path data-path="name">`. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Ids of the children `[data-item="id"]` of `[data-items="name"]` in order; others are hidden. */
  readonly order?: Readonly<Record<string, readonly string[]>>;
  /** The `href` of `[data-link="name"]`. */
  readonly links?: Readonly<Record<string, string>>;
  /** Attributes of `[data-attributes="name"]`; one that is undefined is removed. */
  readonly attributes?: Readonly<Record<string, Readonly<Record<string, string | undefined>>>>;
};
