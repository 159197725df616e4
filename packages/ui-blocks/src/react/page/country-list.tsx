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
    <nav aria-labelledby="countries" data-countries="">
      <strong id="countries">{label}</strong>
      <ul className="pz-site-footer__links">
        {countries.map(({ locale, name, href, current }) => (
          <li key={locale}>
            <a
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
