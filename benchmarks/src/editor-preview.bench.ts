import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EditedPage, editedSite } from '@plaza/e2e/editor/edited-site';
import { chosenSite } from './chosen-site.ts';
import { type Figure, formatFigures } from './figure.ts';
import { median } from './median.ts';

/** Saves of each entry; the first of each is not counted, as its page is rendered for the first time. */
const saves = 40;

const budget = 500;

/** Milliseconds from a save until the preview shows it, as an editor's browser asks for it. */
async function measureSaves(
  { save, preview }: Awaited<ReturnType<typeof editedSite>>,
  entry: EditedPage,
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= saves; round += 1) {
    const heading = `Encabezado ${round} de la prueba`;
    const began = performance.now();
    await save(entry.address, heading);
    while (!(await preview(entry.path)).includes(heading)) {
      if (performance.now() - began > 10_000) throw new Error(`${entry.path} does not show a save`);
    }
    times.push(performance.now() - began);
  }
  return times.slice(1);
}

const folder = mkdtempSync(join(tmpdir(), 'plaza-preview-'));
const site = await editedSite(chosenSite.name, folder);
try {
  const figures: Figure[] = [
    { name: 'first page of a preview, its start included', ours: site.startMs, unit: 'ms' },
  ];
  for (const entry of (await site.pages()).slice(0, 2)) {
    const times = (await measureSaves(site, entry)).sort((one, other) => one - other);
    const p95 = times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
    figures.push(
      {
        name: `save to visible, ${entry.path}, median of ${saves}`,
        ours: median(times),
        unit: 'ms',
      },
      { name: 'and p95', ours: p95, unit: 'ms', budget: `${budget} ms` },
    );
    if (p95 > budget) process.exitCode = 1;
  }
  process.stdout.write(`${formatFigures(figures)}\n`);
} finally {
  await site.stop();
  rmSync(folder, { recursive: true });
}
