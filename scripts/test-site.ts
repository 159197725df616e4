import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseSites, readApps } from '@plaza/workspace/apps';
import { root } from '@plaza/workspace/run';
import { runSuite } from './suites.ts';
import { failPlainly } from './supervise.ts';

/** The last file of the build of each program that the suite starts. */
const builtFiles = (site: string) => [
  `apps/${site}/.next/BUILD_ID`,
  'apps/leads-service/dist/main.js',
  'apps/lead-form-sandbox/dist/main.js',
];

/** The name of the built site in the argument. @throws {Error} if there is none */
function chooseSite(argument = ''): string {
  const { sites } = readApps(process.env);
  if (!argument) throw new Error(`Name one site, as in \`pnpm test-site ${sites[0]?.folder}\`.`);
  const [{ name } = { name: '' }] = chooseSites(sites, [argument]);
  for (const file of builtFiles(name))
    if (!existsSync(join(root, file)))
      throw new Error(`${file} is missing. Build first: pnpm exec turbo run build`);
  return name;
}

/** Runs the suite of every site (`e2e/site/`) against one built site, on free ports. */
try {
  const site = chooseSite(process.argv[2]);
  const { passed, failed } = await runSuite({
    name: `the suite of every site, for ${site}`,
    command: 'vitest',
    call: (report) => ({
      args: [
        ...['run', '--project=e2e', 'e2e/site', '--maxWorkers=1', '--reporter=default'],
        ...['--reporter=json', `--outputFile.json=${report}`],
      ],
      env: { ...process.env, SITE: site },
    }),
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} catch (error) {
  failPlainly(error);
}
