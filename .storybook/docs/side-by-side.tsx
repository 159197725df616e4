import { brands } from 'virtual:plaza-brands';

/** Widths of a phone and of a text column, in CSS pixels. */
const WIDTHS = [360, 672] as const;
const SCHEMES = ['light', 'dark'] as const;

/** The examples of a block in every brand, scheme and size, each in a page of its own. */
export function SideBySide({ title }: { title: string }) {
  const shown = Object.keys(brands).flatMap((brand) =>
    SCHEMES.flatMap((scheme) => WIDTHS.map((width) => ({ brand, scheme, width }))),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls in a box that the keyboard can reach
    <section className="docs-sides sb-unstyled" aria-label="Brands, schemes and sizes" tabIndex={0}>
      {shown.map(({ brand, scheme, width }) => (
        <figure key={`${brand} ${scheme} ${width}`}>
          <figcaption>
            {brand}, {scheme}, {width} px
          </figcaption>
          <iframe
            title={`${brand}, ${scheme}, ${width} px`}
            src={`iframe.html?viewMode=story&id=${title}--baseline&globals=brand:${brand};scheme:${scheme}`}
            width={width}
            height={480}
            loading="lazy"
          />
        </figure>
      ))}
    </section>
  );
}
