import { severalCountries } from '@plaza/screens/testing';
import { describe, expect, it } from 'vitest';
import { rootFiles } from '../model/site-files.ts';
import { createSiteFiles } from './create-site-files.ts';
import { fileTable } from './file-table.ts';

describe('the files of a site', () => {
  const names = [...fileTable(severalCountries).keys()];

  it('include the root files and the feeds of each language with a list of posts', () => {
    for (const name of rootFiles) expect(names).toContain(name);
    expect(names.filter((name) => !(rootFiles as readonly string[]).includes(name))).toEqual([
      'feeds/es-ES/articulos.atom',
    ]);
  });

  it('are all prerendered', async () => {
    const app = {
      site: severalCountries,
      environment: { building: true, leadsServiceUrl: 'http://127.0.0.1:1' },
      contentFolder: 'none',
      dataFolder: 'none',
      log: () => {},
    } as unknown as Parameters<typeof createSiteFiles>[0];
    const written = await createSiteFiles(app).generateStaticParams();
    expect(written.map(({ path }) => path.join('/'))).toEqual(names);
  });
});
