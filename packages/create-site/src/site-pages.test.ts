import { writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { readContentFolder, readPictureFile } from '@plaza/contract/content-folder';
import { creditPages, creditReport, visiblePage } from '@plaza/law';
import { sitePages } from '@plaza/routing';
import { structuredDataFaults } from '@plaza/screens/testing';
import { websiteFile, websiteJson } from '@plaza/site/sync/website-file';
import { readApp, writePage } from '@plaza/site/testing/app-pages';
import { readSite } from '@plaza/site-config/folder';
import { importContent } from 'leads-service/import/import-content';
import { storePicture } from 'leads-service/pictures/stored-pictures';
import { acquireDatabase } from 'leads-service/testing/shared-database';
import { describe, expect, test } from 'vitest';
import { seededCountries } from './core/read-countries.ts';
import { countriesOptions, filesOf, withSite } from './sites.test.support.ts';

const workspace = join(import.meta.dirname, '../../..');

describe('§3.3 a new site', () => {
  test.each(seededCountries)(
    'in %s renders all its pages, with one h1, valid structured data, and no breach of credit law',
    async (code) => {
      await withSite(await filesOf(countriesOptions([code])), async (folder) => {
        const app = await readApp(relative(workspace, folder));
        const laws = creditPages(app.plaza.site);
        const pages = [...sitePages(app.plaza.site)];
        expect(pages.length).toBeGreaterThan(8);
        for (const match of pages) {
          const { html, path } = await writePage(app, match);
          expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
          if (match.route.pageType.startsWith('ProductList'))
            expect(
              html.match(/ data-offer[ =>]/g)?.length ?? 0,
              `offers of ${path}`,
            ).toBeGreaterThan(2);
          expect(html, path).not.toMatch(/undefined|NaN|\[object Object\]/);
          const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
          if (data) expect(structuredDataFaults(JSON.parse(data)), path).toEqual([]);
          const law = laws[path];
          if (law)
            expect(creditReport({ ...law, page: visiblePage(html) }).issues, path).toEqual([]);
        }
      });
    },
  );

  test('of four countries is imported into the service, and imported again changes nothing', async () => {
    const { database, release } = await acquireDatabase('pglite');
    try {
      const options = countriesOptions(['MX', 'PL', 'FI', 'ZA']);
      await withSite(await filesOf(options), async (folder) => {
        const { site } = await readSite(folder);
        writeFileSync(join(folder, websiteFile), websiteJson(site));
        const content = await readContentFolder(join(folder, 'content'));
        for (const { file } of content.pictures.values()) {
          const bytes = await readPictureFile(join(folder, 'content'), file);
          await storePicture(database.batches, { websiteId: site.id, name: basename(file), bytes });
        }
        const first = await importContent(database, content);
        expect(first).toMatchObject({ changed: true, website: 'added' });
        expect(await importContent(database, content)).toMatchObject({ changed: false });
      });
    } finally {
      await release();
    }
  });
});
