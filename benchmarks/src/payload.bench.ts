import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editedSite } from '@plaza/e2e/editor/edited-site';
import { chosenSite } from './chosen-site.ts';
import { formatFigures } from './figure.ts';
import { median } from './median.ts';
import { openPayloadSite } from './rivals/payload.ts';

const publications = 20;

interface Published {
  readonly page: string;
  save(title: string): Promise<unknown>;
  publish(title: string): Promise<unknown>;
}

/** Milliseconds from a publication until its page shows it; the first one is not counted. */
async function measurePublications({ page, save, publish }: Published): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round <= publications; round += 1) {
    const title = `Encabezado ${round} de la medida`;
    await save(title);
    const began = performance.now();
    await publish(title);
    while (!(await (await fetch(page)).text()).includes(title))
      if (performance.now() - began > 10_000) throw new Error(`${page} does not show "${title}"`);
    times.push(performance.now() - began);
  }
  return times.slice(1);
}

async function measureOurs() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-beside-'));
  const site = await editedSite(chosenSite.name, folder);
  try {
    const [entry] = await site.pages();
    if (!entry) throw new Error(`${chosenSite.name} has no page to edit`);
    const shown = await measurePublications({
      page: site.siteUrl + entry.path,
      save: (title) => site.save(entry.address, title),
      publish: () => site.publish(entry.address),
    });
    return { startMs: site.readyMs, shownMs: median(shown) };
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true });
  }
}

const payload = await openPayloadSite(mkdtempSync(join(tmpdir(), 'payload-')));
const theirs = median(await measurePublications(payload));
await payload.stop();
const { startMs, shownMs } = await measureOurs();
const name = `Payload ${payload.version}`;
const seconds = (milliseconds: number) => `${Math.round(milliseconds / 1000)} s`;
console.log(
  `${name}: installed in ${seconds(payload.installMs)}, ${payload.installedMegabytes} MB; a site of one collection built in ${seconds(payload.buildMs)}`,
);
console.log(
  formatFigures([
    {
      name: 'start until everything answers (ours: service, site, editor, content)',
      ...{ ours: startMs, unit: 'ms', rival: { name, value: payload.startMs } },
    },
    {
      name: `publication to visible on one instance, median of ${publications}`,
      ...{ ours: shownMs, unit: 'ms', rival: { name, value: theirs } },
    },
  ]),
);
