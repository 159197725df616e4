export interface CountryLink {
  /** Language and country of the page, `sv-SE`. */
  locale: string;
  /** The country in its own language. */
  name: string;
  href: string;
  current?: boolean;
}

export interface CountryListProps {
  label: string;
  countries: readonly CountryLink[];
}

/** Links to a page in the other countries of a site; a script looks them up by their language. */
export function CountryList({ label, countries }: CountryListProps) {
  return (
    <nav className="pz-countries" aria-labelledby="countries" data-countries="">
      <h2 className="pz-countries__heading" id="countries">
        {label}
      </h2>
      <ul className="pz-countries__list">
        {countries.map(({ locale, name, href, current }) => (
          <li key={locale}>
            <a
              className="pz-countries__link"
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={current ? 'true' : undefined}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
