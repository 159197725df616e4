import { expect, it } from 'vitest';
import { buildBrowser } from '../build/build-browser.ts';
import { builtFiles } from './built-files.ts';

it('design §2 another build gives the same files under the same names, so they can be cached forever', async () => {
  const { files } = await buildBrowser();
  expect([...builtFiles.keys()].sort()).toEqual([...files.keys()].sort());
  for (const [name, contents] of files)
    expect(Buffer.from(contents).equals(builtFiles.get(name) as Buffer), name).toBe(true);
});
