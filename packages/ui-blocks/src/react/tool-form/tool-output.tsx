import type { PageView } from '../../model/page-view.ts';

export interface ToolOutputProps {
  /** Name of the value in the view. */
  name: string;
  view: PageView;
  /** Announced when it changes; for the one sentence that sums up the others. */
  live?: boolean;
}

/** A result of a tool. Figures change silently, the summary is announced politely. */
export function ToolOutput({ name, view, live = false }: ToolOutputProps) {
  return (
    <output data-value={name} aria-live={live ? 'polite' : 'off'} data-live={live ? '' : undefined}>
      {view.values?.[name]}
    </output>
  );
}
