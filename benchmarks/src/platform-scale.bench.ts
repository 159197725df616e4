import { formatFigures } from './figure.ts';
import { measureIndex } from './platform-index.ts';

const figures = measureIndex();
console.log(formatFigures(figures));

/** Figures above their budget, `≤ 60 MB`. */
const exceeded = figures.filter(({ ours, budget }) => {
  const most = Number(/[\d.]+/.exec(budget ?? '')?.[0] ?? Number.POSITIVE_INFINITY);
  return ours > most;
});
process.exitCode = exceeded.length > 0 ? 1 : 0;
