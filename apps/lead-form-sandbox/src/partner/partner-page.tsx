import type { HandOver } from '@plaza/flows/hand-over';
import { renderToStaticMarkup } from 'react-dom/server';
import { leadFormStyle } from '../page/lead-form-style.ts';

const ownStyle = `
main { max-width: 44rem; margin: 0 auto; }
a { color: var(--accent); }
dl { margin-block: 1rem; }
dl div { display: flex; gap: 1rem; }
dt { color: var(--muted); } dd { margin: 0; }
`;

export const partnerStyle = `${leadFormStyle}${ownStyle}`;

type PartnerPageProps = {
  readonly partner: string;
  /** What a site handed over; undefined if the link does not count. */
  readonly state: HandOver | undefined;
  /** Where the visitor can go back to with sample answers. */
  readonly back: string | undefined;
};

/** The partner's side of a hand-over. */
export function partnerPage({ partner, state, back }: PartnerPageProps): string {
  const document = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <title>{`Partner ${partner}`}</title>
        {/* A text of this app; the policy names its hash. */}
        <style dangerouslySetInnerHTML={{ __html: partnerStyle }} />
      </head>
      <body>
        <main>
          <h1>Partner {partner}</h1>
          {state ? <Received state={state} /> : <p>No visitor was handed over with this link.</p>}
          {back !== undefined && (
            <p>
              <a href={back}>Go on at the site with sample answers</a>
            </p>
          )}
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

const Received = ({ state: { website, flow, locale, end, reference } }: { state: HandOver }) => (
  <dl>
    {Object.entries({ website, flow, locale, end, reference }).map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
);
