import type { DividerBlockProps } from './schema.ts';

/** A pause between two parts of a text: white space, or a line. */
export function DividerBlock({ line }: DividerBlockProps) {
  return line ? <hr className="pz-divider" /> : <div className="pz-divider" aria-hidden="true" />;
}
