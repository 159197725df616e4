export interface RiskWarningProps {
  /** What may happen to the money, in the page's language. */
  text: string;
}

/** The warning above the first call to action of pages that list investments. */
export function RiskWarning({ text }: RiskWarningProps) {
  return (
    <p className="pz-credit-warning" role="note" data-risk-warning="">
      {text}
    </p>
  );
}
