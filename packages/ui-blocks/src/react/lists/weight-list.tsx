export interface WeightListProps {
  /** Names the list, e.g. "Peso de cada criterio". */
  label: string;
  /** Parts of a whole: `text` is the percentage as the visitor reads it. */
  weights: readonly { name: string; percent: number; text: string }[];
}

/** What a ranking counts, each part with a bar of its weight. */
export function WeightList({ label, weights }: WeightListProps) {
  return (
    <div className="pz-weights">
      <p className="pz-weights__label">{label}</p>
      <dl className="pz-weights__rows">
        {weights.map(({ name, percent, text }) => (
          <div key={name} className="pz-weights__row">
            <dt>{name}</dt>
            <dd>
              <span>{text}</span>
              {/* The number says the same. */}
              <meter
                className="pz-weights__bar"
                min={0}
                max={100}
                value={percent}
                aria-hidden="true"
              />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
