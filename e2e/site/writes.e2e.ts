import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { representativePages } from '../environment/representative-pages.ts';
import { describeEachSite, type TestedSite } from './each-site.ts';
import { fillLeadForm } from './fill-lead-form.ts';

/** Pages whose HTML contains a string, with their HTML. */
async function findPages({ app, environment }: TestedSite, pattern: RegExp) {
  const pages = await Promise.all(
    representativePages(app).map(async ({ path, locale }) => {
      const html = await (await fetch(environment().site + path)).text();
      return { path, locale, html };
    }),
  );
  return pages.filter(({ html }) => pattern.test(html));
}

describeEachSite('what visitors send', (tested) => {
  const { app, environment, browser } = tested;
  const websiteId = app.config.site.id;

  it('§2.1 a message is stored under the id of this website', async () => {
    const pages = await findPages(tested, /data-message-form/);
    // The service accepts six messages a minute from one client.
    for (const { path, locale } of pages.slice(0, 5)) {
      const message = `A question from ${path}: ${randomUUID()}`;
      const answer = await fetch(`${environment().site}/api/contact`, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({
          ...{ locale, elapsed: '', topic: 'question', privacy: 'on' },
          ...{ name: 'Ana', email: 'ana@mail.example', message },
        }),
      });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${path}#message-sent`,
      ]);
      const stored = (await environment().messages()).filter((row) => row.message === message);
      expect(stored).toEqual([expect.objectContaining({ websiteId, locale, name: 'Ana' })]);
    }
  });

  it('§3.4 a lead is stored under the id of this website', async () => {
    const pages = await findPages(tested, /data-lead-form="/);
    for (const { locale, html } of pages.slice(0, 5)) {
      const address = /data-lead-form="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
      const email = `${randomUUID()}@mail.example`;
      const page = await browser().newPage({ javaScriptEnabled: false });
      await page.goto(address);
      await fillLeadForm(page, { locale, email });
      await page.close();
      const stored = (await environment().leads()).filter((row) => row.email === email);
      expect(stored).toEqual([expect.objectContaining({ websiteId, locale })]);
    }
  });
});
