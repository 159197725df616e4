export interface ShortAnswerProps {
  /** E.g. "In short". */
  label: string;
  text: string;
}

/** The answer before the article that explains it. */
export function ShortAnswer({ label, text }: ShortAnswerProps) {
  return (
    <div className="pz-short-answer">
      <p className="pz-short-answer__label">{label}</p>
      <p className="pz-short-answer__text">{text}</p>
    </div>
  );
}
