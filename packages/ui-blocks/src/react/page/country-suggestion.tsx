export interface CountrySuggestionProps {
  /** Says that the site has pages for the visitor's country; the link with its name follows. */
  text: string;
  labels: { region: string; stay: string };
}

/**
 * An offer of the pages of the visitor's country. It is hidden until a script knows the country;
 * nobody is ever sent there.
 */
export function CountrySuggestion({ text, labels }: CountrySuggestionProps) {
  return (
    <section
      className="pz-country-suggestion"
      aria-label={labels.region}
      data-country-suggestion=""
      hidden
    >
      <p>
        {text} <a href="#countries">{labels.region}</a>
      </p>
      <button type="button">{labels.stay}</button>
    </section>
  );
}
