import { DRAWING_PATHS, type DrawingName } from './drawing-paths.ts';

export interface DrawingProps {
  name: DrawingName;
}

/** One of our drawings, in the colours of the brand. Decoration: the text beside it says it. */
export function Drawing({ name }: DrawingProps) {
  const { ground, line, accent } = DRAWING_PATHS[name];
  return (
    <svg className="pz-drawing" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path d={ground} />
      <path d={line} />
      <path d={accent} />
    </svg>
  );
}
