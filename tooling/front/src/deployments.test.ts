import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '@plaza/workspace/run';
import { expect, it } from 'vitest';
import { frontFiles } from './deployments.ts';
import { readFrontSites } from './read-front-sites.ts';

const sites = await readFrontSites();

it.each([...frontFiles(sites)])(
  'design §4: deploy/nginx/%s is what `pnpm front-config` writes',
  async (name, text) => {
    expect(await readFile(join(root, 'deploy/nginx', name), 'utf8')).toBe(text);
  },
);

it('design §3.4: knows each site and the parameters that make an answer one visitor’s', () => {
  expect(sites.map(({ app }) => app.name)).toContain('es-loans');
  for (const { hosts, parameters, cookies, countryHeaders } of sites) {
    expect(hosts).toHaveLength(1);
    expect(parameters).toEqual(expect.arrayContaining(['gclid', 'fbclid', 'q', 'step', 'state']));
    expect(parameters).not.toContain('utm_source');
    expect(cookies).toEqual(['application']);
    expect(countryHeaders).toContain('cf-ipcountry');
  }
});
