import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '@plaza/testing';
import { expect, it } from 'vitest';
import { describeEachSite } from './each-site.ts';

describeEachSite('an edit', ({ app, environment }) => {
  it('design §6 is served within 2 s of its import', async () => {
    const { content, site, frontPageFile, importContent } = environment();
    const file = join(content, await frontPageFile());
    const before = await readFile(file, 'utf8');
    const { path, locale, heading } = JSON.parse(before);
    const { pathPrefix = '' } = app.config.site.marketByLocale.get(locale) ?? {};
    const address = `${site}${pathPrefix && `/${pathPrefix}`}${path}`;
    const shows = async (text: string) => (await (await fetch(address)).text()).includes(text);
    const edited = 'Edited heading 5e1f';
    await shows(heading);
    await writeFile(file, JSON.stringify({ ...JSON.parse(before), heading: edited }));
    expect(await importContent()).toMatch(/was notified and shows the new content/);
    await until(() => shows(edited), 2_000);
    // Other test files share this environment.
    await writeFile(file, before);
    await importContent();
    await until(async () => !(await shows(edited)), 2_000);
  });
});
