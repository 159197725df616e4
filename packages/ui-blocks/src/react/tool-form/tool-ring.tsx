import type { PageView } from '../../model/page-view.ts';
import { ToolOutput } from './tool-output.tsx';

export interface ToolRingPart {
  value: string;
  label: string;
}

export interface ToolRingProps {
  title: string;
  /** Name of the second part's path in the view, on a canvas of 100 units; the first is the rest. */
  path: string;
  /** The figures that say both parts. */
  parts: readonly [ToolRingPart, ToolRingPart];
  view: PageView;
}

/** Two parts of a whole as a ring, each said in the list beside it. */
export function ToolRing({ title, path, parts, view }: ToolRingProps) {
  return (
    <figure className="pz-ring pz-tool-chart" aria-label={title}>
      <svg className="pz-ring__drawing" viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="50" cy="50" r="40" data-series="1" />
        <path data-series="2" data-path={path} d={view.paths?.[path]} />
      </svg>
      <ul className="pz-tool-chart__legend pz-plain-list">
        {parts.map(({ value, label }, index) => (
          <li key={value} data-series={index + 1}>
            {label}{' '}
            <strong>
              <ToolOutput name={value} view={view} />
            </strong>
          </li>
        ))}
      </ul>
    </figure>
  );
}
