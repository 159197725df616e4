import { fileURLToPath } from 'node:url';
import { loadBundled } from './bundle.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';
import type { Contestant } from './rich-text-contestants.ts';

const ROUNDS = 11;
const MS_PER_ROUND = 400;

/** How many times the fastest rival of the same run ours has to be (design, §6). */
const leastRatio = 2;

/** What a reader gets: the words, and how many there are of each thing. */
function gist(html: string): string {
  const words = html.replace(/<[^>]*>/g, '').replace(/&(quot|#34);/g, '"');
  const ends = ['/h2>', '/h3>', '/p>', '/li>', '/ul>', '<img', '/strong>', '/em>'];
  const [h2, h3, paragraphs, items, lists, images, bold, italic] = ends.map(
    (end) => html.split(end).length - 1,
  );
  // Portable Text has no paragraph in a list item; where bold or italic is parted in two is nobody's fault.
  const hasMarks = Number(bold) > 0 && Number(italic) > 0 && Number(paragraphs) >= 18;
  return JSON.stringify({ h2, h3, items, lists, images, hasMarks, words });
}

function checkFair(contestants: readonly Contestant[]) {
  const own = gist(contestants[0]?.render() ?? '');
  for (const { name, render } of contestants) {
    if (gist(render()) !== own) throw new Error(`${name} does not write the same article`);
  }
}

/** Documents in a second of processor time, so that what else the machine does counts less. */
function timeRound({ render }: Contestant): number {
  const until = performance.now() + MS_PER_ROUND;
  const before = process.cpuUsage();
  let documents = 0;
  let checksum = 0;
  for (; performance.now() < until; documents += 1) {
    const html = render();
    // Reading one character makes a string whole that so far is a tree of pieces.
    checksum += html.charCodeAt(html.length - 1);
  }
  const { user, system } = process.cpuUsage(before);
  if (!(checksum > 0)) throw new Error('Nothing was written');
  return documents / ((user + system) / 1e6);
}

/** Rounds by turns, so that a slow minute meets everybody; the first two warm up and do not count. */
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

/** The rivals that write the same output; none of them checks what it reads. */
const rivalsOf = (own: Raced, raced: readonly Raced[]): readonly Raced[] =>
  raced
    .filter(({ isOurs, output }) => !isOurs && own.output.endsWith(output))
    .toSorted((one, other) => other.value - one.value);

/** Ours beside every rival of the same output, the fastest first. */
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

/** The 412-node article as React markup and as a string, beside three public renderers. Their sizes are in `sizes.bench.ts`. */
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
