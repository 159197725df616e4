export interface KeyFigureProps {
  value: string;
  caption: string;
}

/** The one strong figure of an article. */
export function KeyFigure({ value, caption }: KeyFigureProps) {
  return (
    <figure className="pz-key-figure">
      <p className="pz-key-figure__value">{value}</p>
      <figcaption className="pz-key-figure__caption">{caption}</figcaption>
    </figure>
  );
}
