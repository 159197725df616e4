import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const dockerfile = readFileSync(join(import.meta.dirname, '../Dockerfile'), 'utf8');

/** What the Dockerfile passes to `pnpm install` for an app. */
const filtersFor = (app: string) =>
  Array.from(dockerfile.matchAll(/--filter "?([^" ]+\.\.\.)"?/g), ([, filter = '']) =>
    filter.replace('$APP', app),
  );

/** Names of the workspace's packages that pnpm chooses. */
function chosenBy(filters: readonly string[]): string[] {
  const args = ['ls', '-r', '--depth=-1', '--json', ...filters.map((each) => `--filter=${each}`)];
  const rows: { name: string }[] = JSON.parse(
    execFileSync('pnpm', args, { cwd: root, encoding: 'utf8' }),
  );
  return rows.map(({ name }) => name);
}

it.each([
  ['apps/platform', ['platform', '@plaza/site', '@plaza/contract', '@plaza/image']],
  ['apps/leads-service', ['leads-service', '@plaza/contract', '@plaza/image']],
])('design §4 the image of %s installs what its packages need, too', (app, needed) => {
  expect(chosenBy(filtersFor(app))).toEqual(expect.arrayContaining(needed));
});
