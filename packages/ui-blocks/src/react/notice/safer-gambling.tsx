export interface SaferGamblingProps {
  minimumAge: number;
  /** Where people of the page's country get help. */
  helpline?: { name: string; phone: string; dial: string; url: string } | undefined;
  /** `age` is the sign, e.g. "18+"; `help` introduces the helpline. */
  labels: { heading: string; age: string; text: string; help: string };
}

/**
 * The age from which gambling is allowed, a warning and a helpline, above any call to action of a
 * page about games of chance. The build checks it by its `data-` attributes.
 */
export function SaferGambling({ minimumAge, helpline, labels }: SaferGamblingProps) {
  return (
    <aside className="pz-safer-gambling" aria-label={labels.heading} data-safer-gambling="">
      <p className="pz-safer-gambling__age" data-minimum-age={minimumAge}>
        {labels.age}
      </p>
      <div>
        <p className="pz-safer-gambling__heading">{labels.heading}</p>
        <p>{labels.text}</p>
        {helpline && (
          <p className="pz-safer-gambling__help">
            <span>{labels.help}</span>{' '}
            <a href={helpline.url} rel="external">
              {helpline.name}
            </a>{' '}
            <a className="pz-safer-gambling__phone" href={`tel:${helpline.dial}`}>
              {helpline.phone}
            </a>
          </p>
        )}
      </div>
    </aside>
  );
}
