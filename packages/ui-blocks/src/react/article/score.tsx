export interface ScoreFigure {
  /** From 0 to `best`. */
  value: number;
  best: number;
  /** The figure in words, e.g. "4.2 out of 5". */
  text: string;
}

export interface ScoreProps extends ScoreFigure {
  /** What the score is of, e.g. "Our score". */
  label: string;
}

/** A single score, large. */
export function Score({ label, ...figure }: ScoreProps) {
  return (
    <div className="pz-score">
      <p className="pz-score__label">{label}</p>
      <p className="pz-score__value">{figure.text}</p>
      <ScoreBar {...figure} />
    </div>
  );
}

export interface Criterion extends ScoreFigure {
  name: string;
  /** Why. */
  reason?: string | undefined;
}

/** The score of each criterion with its reason. */
export function CriteriaList({ criteria }: { criteria: readonly Criterion[] }) {
  return (
    <dl className="pz-criteria">
      {criteria.map(({ name, reason, ...figure }) => (
        <div key={name} className="pz-criteria__row">
          <dt className="pz-criteria__name">{name}</dt>
          <dd className="pz-criteria__value">
            {figure.text}
            <ScoreBar {...figure} />
          </dd>
          {reason && <dd className="pz-criteria__reason">{reason}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** Drawn with attributes, because a page allows no inline styles; the text beside it says it. */
function ScoreBar({ value, best }: ScoreFigure) {
  const share = Math.min(100, Math.max(0, (100 * value) / best));
  return (
    <svg
      className="pz-score__bar"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <rect className="pz-score__track" width="100" height="4" />
      <rect className="pz-score__fill" width={share} height="4" />
    </svg>
  );
}
