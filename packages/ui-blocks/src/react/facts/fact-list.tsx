import { safeUrl } from '../../core/safe-url.ts';

export interface Fact {
  term: string;
  /** One value, or several as a list. */
  value: string | readonly string[];
  /** A safe address makes a single value a link. */
  href?: string | undefined;
  /** What the value means, or where it is from. */
  note?: string | undefined;
}

/** What is known of a company, a game or a vacancy: a term and its value in each row (§2.3). */
export function FactList({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="pz-facts">
      {facts.map((fact) => (
        <div key={fact.term} className="pz-facts__row">
          <dt className="pz-facts__term">{fact.term}</dt>
          <dd className="pz-facts__value">
            <FactValue {...fact} />
            {fact.note && <span className="pz-facts__note">{fact.note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactValue({ value, href }: Fact) {
  if (typeof value !== 'string')
    return (
      <ul className="pz-plain-list">
        {value.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    );
  const address = safeUrl(href);
  if (!address) return value;
  return (
    <a href={address} rel={/^https?:/.test(address) ? 'external' : undefined}>
      {value}
    </a>
  );
}
