export interface SearchResultsProps {
  labels: {
    /** Headings, with `{query}` for the text that was searched for. */
    results: string;
    none: string;
    /** What to try if nothing was found. */
    hint: string;
    unavailable: string;
    previous: string;
    next: string;
  };
}

/**
 * The results of a search, hidden and empty: the site fills them in, in a copy of the page. So all
 * markup and all texts of an answer are those of the page.
 */
export function SearchResults({ labels }: SearchResultsProps) {
  return (
    <section data-search-results="" hidden>
      <h2 data-search-heading={labels.results} data-search-none={labels.none}>
        {labels.results}
      </h2>
      <p data-search-hint="" hidden>
        {labels.hint}
      </p>
      <p data-search-unavailable="" hidden>
        {labels.unavailable}
      </p>
      <ol className="pz-search-results">
        <li>
          <a className="pz-search-results__title" href="#content">
            {labels.results}
          </a>
          <p />
        </li>
      </ol>
      <div className="pz-search-results__steps">
        <a href="#content" rel="prev">
          {labels.previous}
        </a>
        <a href="#content" rel="next">
          {labels.next}
        </a>
      </div>
    </section>
  );
}
