import { fileURLToPath } from 'node:url';
import { loadBundled } from './bundle.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import type { Contestant } from './rich-text-contestants.ts';

const ROUNDS = 11;
const MS_PER_ROUND = 400;

/** How many times faster than the best rival of the same run ours must be (design §6). */
const leastRatio = 2;

/** The rendered text and the number of elements of each kind. */
function gist(html: string): string {
  const text = html.replace(/<[^>]*>/g, '').replace(/&(quot|#34);/g, '"');
  const ends = ['/h2>', '/h3>', '/p>', '/li>', '/ul>', '<img', '/strong>', '/em>'];
  const [h2, h3, paragraphs, items, lists, images, bold, italic] = ends.map(
    (end) => html.split(end).length - 1,
  );
  // Portable Text has no paragraphs in list items; how adjacent bold or italic text is split does
  // not matter.
  const hasMarks = Number(bold) > 0 && Number(italic) > 0 && Number(paragraphs) >= 18;
  return JSON.stringify({ h2, h3, items, lists, images, hasMarks, text });
}

function checkFair(contestants: readonly Contestant[]) {
  const own = gist(contestants[0]?.render() ?? '');
  for (const { name, render } of contestants) {
    if (gist(render()) !== own) throw new Error(`${name} does not write the same article`);
  }
}

/** Documents per second of CPU time, which other load on the machine affects less. */
function timeRound({ render }: Contestant): number {
  const until = performance.now() + MS_PER_ROUND;
  const before = process.cpuUsage();
  let documents = 0;
  let checksum = 0;
  for (; performance.now() < until; documents += 1) {
    const html = render();
    // Reading a character flattens a string that is still a rope.
    checksum += html.charCodeAt(html.length - 1);
  }
  const { user, system } = process.cpuUsage(before);
  if (!(checksum > 0)) throw new Error('Nothing was written');
  return documents / ((user + system) / 1e6);
}

/** Alternating rounds, so that a slow phase affects all; the first two warm up and do not count. */
function race(contestants: readonly Contestant[]): number[] {
  const speeds = contestants.map(() => [] as number[]);
  for (let round = -2; round < ROUNDS; round += 1) {
    for (const [index, contestant] of contestants.entries()) {
      const speed = timeRound(contestant);
      if (round >= 0) speeds[index]?.push(speed);
    }
  }
  return speeds.map(median);
}

type Raced = Contestant & { readonly value: number };

/** The rivals with the same output; none of them validates its input. */
const rivalsOf = (own: Raced, raced: readonly Raced[]): readonly Raced[] =>
  raced
    .filter(({ isOurs, output }) => !isOurs && own.output.endsWith(output))
    .toSorted((one, other) => other.value - one.value);

/** Ours compared with every rival of the same output, fastest first. */
function compare(raced: readonly Raced[]): Figure[] {
  return raced
    .filter(({ isOurs }) => isOurs)
    .flatMap((own) =>
      rivalsOf(own, raced).map(
        ({ name, value }, index): Figure => ({
          name: `rich text, ${own.output}`,
          ours: own.value,
          unit: 'documents/s',
          rival: { name, value },
          ...(index === 0 && { budget: `≥ ${leastRatio} ×` }),
        }),
      ),
    );
}

/**
 * Renders the 412-node article as React markup and as a string, compared with three public
 * renderers. For sizes see `sizes.bench.ts`.
 */
export async function measureRichText(): Promise<Figure[]> {
  const entry = fileURLToPath(import.meta.resolve('./rich-text-contestants.ts'));
  const { contestants } = await loadBundled<typeof import('./rich-text-contestants.ts')>(entry);
  checkFair(contestants);
  const speeds = race(contestants);
  return compare(contestants.map((each, index) => ({ ...each, value: speeds[index] ?? 0 })));
}

const isFastEnough = ({ ours, rival }: Figure) => ours >= leastRatio * (rival?.value ?? 0);

if (import.meta.main) {
  const figures = await measureRichText();
  console.log(formatFigures(figures));
  process.exitCode = figures.every(isFastEnough) ? 0 : 1;
}
