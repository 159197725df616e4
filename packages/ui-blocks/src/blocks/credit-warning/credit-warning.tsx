export interface CreditWarningProps {
  /** The warning sentence of the page's language, word for word as the law gives it. */
  text: string;
}

/** The warning every credit advert carries, above the first call to action (Directive (EU) 2023/2225, art. 8). */
export function CreditWarning({ text }: CreditWarningProps) {
  return (
    <p className="pz-credit-warning" role="note" data-credit-warning="">
      {text}
    </p>
  );
}
