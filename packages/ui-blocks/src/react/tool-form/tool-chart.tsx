import type { PageView } from '../../model/page-view.ts';

export interface ToolChartProps {
  /** Fragment id, also the base of the id of its title. */
  id: string;
  title: string;
  /** Id of the table with the same figures. */
  tableId: string;
  /** Names of the paths in the view, painted in this order, and their names in the legend. */
  series: readonly { name: string; label: string }[];
  /** Names of the values at the ends of the axes. */
  axes: { top: string; start: string; end: string };
  /** Size of the drawing in units of its paths. */
  size: { width: number; height: number };
  /** The paths are lines, not areas. */
  lines?: boolean;
  view: PageView;
}

/** As wide at every size of the drawing. */
const LINE = {
  fill: 'none',
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  vectorEffect: 'non-scaling-stroke',
} as const;

/** A drawing of figures that a table on the page says in numbers. */
export function ToolChart({ lines = false, ...props }: ToolChartProps) {
  const { id, title, tableId, series, axes, size, view } = props;
  const { values = {}, paths = {} } = view;
  return (
    <figure
      className="pz-tool-chart"
      aria-labelledby={`${id}-title`}
      data-lines={lines ? '' : undefined}
    >
      <figcaption className="pz-tool-chart__title" id={`${id}-title`}>
        {title}
      </figcaption>
      <ul className="pz-tool-chart__legend pz-plain-list">
        {series.map(({ name, label }, index) => (
          <li key={name} data-series={index + 1}>
            {label}
          </li>
        ))}
      </ul>
      <p className="pz-tool-chart__top" aria-hidden="true" data-value={axes.top}>
        {values[axes.top]}
      </p>
      <svg
        className="pz-tool-chart__drawing"
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-describedby={tableId}
      >
        <title>{title}</title>
        {series.map(({ name }, index) => (
          <path
            key={name}
            {...(lines && LINE)}
            data-series={index + 1}
            data-path={name}
            d={paths[name]}
          />
        ))}
      </svg>
      <p className="pz-tool-chart__axis" aria-hidden="true">
        <span data-value={axes.start}>{values[axes.start]}</span>
        <span data-value={axes.end}>{values[axes.end]}</span>
      </p>
    </figure>
  );
}
