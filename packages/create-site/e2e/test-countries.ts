import assert from 'node:assert/strict';
import { runCreateSite } from './run-create-site.ts';
import { fourCountries } from './site-flags.ts';
import { changesOf, copyWorkspace, temporaryFolder } from './workspace-copy.ts';

/**
 * `pnpm test:countries`: opens a site of four countries in a copy of the repository, verified by all
 * that holds its sites: a build, and the suite of every site in a browser. Some minutes.
 */
const { folder, remove } = temporaryFolder('four-countries');
try {
  copyWorkspace(folder);
  const { stderr, exitCode } = await runCreateSite({
    cwd: folder,
    args: ['apps/quetzal-loans', ...fourCountries],
  });
  assert.equal(stderr, '');
  assert.equal(exitCode, 0);
  assert.deepEqual(changesOf(folder), [' M pnpm-lock.yaml', '?? apps/quetzal-loans/']);
} finally {
  remove();
}
