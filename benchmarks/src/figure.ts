/**
 * A measured figure: its name, our value and the rival's from the same run, and the budget if there
 * is one.
 */
export type Figure = {
  name: string;
  ours: number;
  unit: string;
  rival?: { name: string; value: number };
  budget?: string;
};

const rounded = (value: number) =>
  value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

/** One line per figure: our value, the rival's, and the ratio. */
export function formatFigures(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, ours, unit, rival, budget }) => [
    name,
    `${rounded(ours)} ${unit}`,
    rival ? `${rival.name}: ${rounded(rival.value)} ${unit}` : '',
    rival && rival.value > 0 ? `${(ours / rival.value).toFixed(2)} ×` : '',
    budget ? `budget ${budget}` : '',
  ]);
  const widths = [0, 1, 2, 3].map((column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
