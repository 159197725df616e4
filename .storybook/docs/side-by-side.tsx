import { brands } from 'virtual:plaza-brands';
import { fitFrame } from './fit-frame.ts';

/** Widths in CSS pixels; `docs.css` says how each is drawn. */
export type Width = 360 | 672 | 1280;

/** Of a phone and of a text column. */
const WIDTHS: readonly Width[] = [360, 672];
const SCHEMES = ['light', 'dark'] as const;

type Props = {
  /** Id of the story. */
  readonly story: string;
  readonly widths?: readonly Width[];
};

/** A story in every brand and size, light beside dark, each in a page of its own. */
export function SideBySide({ story, widths = WIDTHS }: Props) {
  return (
    <div className="docs-sides sb-unstyled">
      {Object.keys(brands).map((brand) => (
        <section key={brand} aria-label={brand}>
          <h3>{brand}</h3>
          {widths.flatMap((width) =>
            SCHEMES.map((scheme) => (
              <Side key={`${width} ${scheme}`} {...{ story, brand, scheme, width }} />
            )),
          )}
        </section>
      ))}
    </div>
  );
}

type SideProps = { story: string; brand: string; scheme: string; width: Width };

function Side({ story, brand, scheme, width }: SideProps) {
  return (
    <figure>
      <figcaption>
        {scheme}, {width} px
      </figcaption>
      <div className="docs-side" data-width={width}>
        <iframe
          title={`${brand}, ${scheme}, ${width} px`}
          src={`iframe.html?viewMode=story&id=${story}&globals=brand:${brand};scheme:${scheme}`}
          loading="lazy"
          ref={fitFrame}
        />
      </div>
    </figure>
  );
}
