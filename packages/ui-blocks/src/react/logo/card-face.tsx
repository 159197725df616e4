import { monogramOf } from '../../core/monogram.ts';

export interface CardFaceProps {
  /** Of the card: it always gets the same tint. */
  name: string;
  /** Of the network, in letters: no mark of it is drawn. */
  network: string;
  /** As that of `Logo`. */
  id?: string | undefined;
}

/** The face of a card. It says nothing to screen readers: name and network stand beside it. */
export function CardFace({ name, network, id }: CardFaceProps) {
  const { tint } = monogramOf(name);
  const ink = `var(--pz-color-on-tint-${tint})`;
  const letters = network.includes(' ') ? monogramOf(network).letters : network;
  return (
    <svg className="pz-logo" id={id} viewBox="0 0 64 40" width="64" height="40" aria-hidden="true">
      <rect width="64" height="40" rx="5" fill={`var(--pz-color-tint-${tint})`} />
      <path d="M26 40 50 0h9a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5z" fill={ink} opacity="0.12" />
      <rect x="6" y="12" width="10" height="8" rx="2" fill={ink} opacity="0.6" />
      <path d="M6 16h10M11 12v8" stroke={`var(--pz-color-tint-${tint})`} />
      <text x="59" y="34" textAnchor="end" fontSize="9" fontWeight="700" fill={ink}>
        {letters}
      </text>
    </svg>
  );
}
