import type { ReactNode } from 'react';

export interface AmountFormProps {
  /** Address of the list that answers the form. */
  action: string;
  /**
   * `value` is the amount in whole units of the currency, which `unit` names; `range` says which
   * amounts are lent.
   */
  amount: { label: string; unit: string; value: number; range?: string };
  /** The terms to choose from, in days, and the one that is chosen. */
  term: { label: string; options: readonly { value: string; label: string }[]; value: string };
  submit: string;
  /** What the form answers before it is sent. */
  children?: ReactNode;
}

/** The first question of a front page: an amount and a term, and what they cost. */
export function AmountForm({ action, amount, term, submit, children }: AmountFormProps) {
  return (
    <div className="pz-ask">
      <form className="pz-ask__fields" method="get" action={action}>
        <label className="pz-ask__field">
          <span>
            {`${amount.label} (${amount.unit})`}
            {amount.range && <small className="pz-ask__range"> {amount.range}</small>}
          </span>
          <input
            className="pz-ask__control"
            name="amount"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={amount.value}
          />
        </label>
        <label className="pz-ask__field">
          <span>{term.label}</span>
          <select className="pz-ask__control" name="term" defaultValue={term.value}>
            {term.options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <button className="pz-button" type="submit">
          {submit}
        </button>
      </form>
      {children}
    </div>
  );
}

export interface AmountAnswerProps {
  /** What the figures are, e.g. "Lowest total for 500 €, 180 days". */
  heading: string;
  /** The first is the largest; `parts` are its value before, of and after its decimals, which are small. */
  figures: readonly {
    name: string;
    label: string;
    value: string;
    parts?: readonly [whole: string, decimals: string, rest: string];
  }[];
  /** The offer that the figures are of. */
  offer: { href: string; label: string };
  /** When it is repaid. */
  note?: string;
}

/** The answer to the form: the figures of one offer, which the list below shows in full. */
export function AmountAnswer({ heading, figures, offer, note }: AmountAnswerProps) {
  return (
    <div className="pz-ask__answer">
      <p>
        {heading}: <a href={offer.href}>{offer.label}</a>
      </p>
      <dl className="pz-ask__figures">
        {figures.map(({ name, label, value, parts: [whole, decimals, rest] = [value, '', ''] }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              {whole}
              {decimals && <small>{decimals}</small>}
              {rest}
            </dd>
          </div>
        ))}
      </dl>
      {note && (
        <p>
          <small>{note}</small>
        </p>
      )}
    </div>
  );
}
