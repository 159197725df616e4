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

/** A single score as a ring, with its text beside it. */
export function Score({ label, ...figure }: ScoreProps) {
  return (
    <div className="pz-score">
      <ScoreRing {...figure} />
      <p>
        <span className="pz-score__label">{label}</span>
        <strong className="pz-score__value">{figure.text}</strong>
      </p>
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

const shareOf = ({ value, best }: ScoreFigure) => Math.min(100, Math.max(0, (100 * value) / best));

const RING = { cx: 22, cy: 22, r: 19, pathLength: 100 } as const;

/** Drawn with attributes, because a page allows no inline styles; the text beside it says it. */
function ScoreRing(figure: ScoreFigure) {
  return (
    <svg className="pz-score__ring" viewBox="0 0 44 44" width="72" height="72" aria-hidden="true">
      <circle className="pz-score__track" {...RING} />
      <circle
        className="pz-score__fill"
        {...RING}
        strokeDasharray={`${shareOf(figure)} 100`}
        transform="rotate(-90 22 22)"
      />
    </svg>
  );
}

/** As `ScoreRing`, as a bar. */
function ScoreBar(figure: ScoreFigure) {
  const share = shareOf(figure);
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
