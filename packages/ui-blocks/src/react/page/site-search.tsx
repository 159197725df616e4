export interface SiteSearchProps {
  /** Address of the search page, which answers the form. */
  action: string;
  /** What was searched for. */
  query?: string | undefined;
  /** Characters of a query. */
  maxLength: number;
  /** Address of the suggestions, which are fetched on the first focus. */
  suggestions?: string | undefined;
  /** Fragment id of the field, unique on the page. */
  id: string;
  labels: { field: string; submit: string; suggestions: string };
}

/** The search form: a plain GET form; a script adds suggestions. */
export function SiteSearch({ action, query, maxLength, suggestions, id, labels }: SiteSearchProps) {
  return (
    <search className="pz-site-search">
      <form
        className="pz-site-search__form"
        action={action}
        data-search={suggestions}
        data-search-label={labels.suggestions}
      >
        <label className="pz-site-search__label" htmlFor={id}>
          <Glass />
          <span className="pz-visually-hidden">{labels.field}</span>
        </label>
        <input
          className="pz-site-search__field"
          id={id}
          type="search"
          name="q"
          defaultValue={query}
          placeholder={labels.field}
          maxLength={maxLength}
          required
          autoComplete="off"
          enterKeyHint="search"
        />
        <button className="pz-site-search__submit" type="submit">
          <Glass />
          <span className="pz-visually-hidden">{labels.submit}</span>
        </button>
      </form>
    </search>
  );
}

function Glass() {
  return (
    <svg className="pz-icon" viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
      <path d="M6.5 1a5.5 5.5 0 1 0 3.3 9.9l3.7 3.6 1.4-1.4-3.7-3.6A5.5 5.5 0 0 0 6.5 1m0 2a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7" />
    </svg>
  );
}
