import type { JsonThing } from '@plaza/screens/testing/structured-data-rules';
import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** The metadata of a page, and its visible text. */
export type Head = {
  readonly title: string;
  /** Content of each `<meta>`, by name or property. */
  readonly metas: Readonly<Record<string, string>>;
  /** URLs of the `<link>`s, by relation. */
  readonly links: Readonly<Record<string, string[]>>;
  readonly canonical: string;
  /** Languages and feeds. */
  readonly alternates: readonly { hreflang: string | null; href: string | null }[];
  readonly data: { readonly '@graph': readonly JsonThing[] } | undefined;
  /** All visible text of the page, with every disclosure open. */
  readonly text: string;
  /** The visible text of each offer, by the URL of its card. */
  readonly offers: Readonly<Record<string, string>>;
};

/** Opens a page in Chromium as the visitor and reads its head. */
export async function readHead(
  browser: Browser,
  url: string,
  visitor: BrowserContextOptions,
): Promise<Head> {
  const page = await browser.newPage(visitor);
  await page.goto(url);
  const head = await readOpenHead(page);
  await page.close();
  return head;
}

/** Reads the head of an open page; opens every disclosure on it. */
export async function readOpenHead(page: Page): Promise<Head> {
  const head = await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const all = (selector: string) => [...document.querySelectorAll(selector)];
    const links: Record<string, string[]> = {};
    for (const link of all('head link')) {
      const rel = link.getAttribute('rel') ?? '';
      links[rel] = [...(links[rel] ?? []), link.getAttribute('href') ?? ''];
    }
    const canonical = links.canonical?.[0] ?? '';
    const data = all('script[type="application/ld+json"]').map((script) => script.textContent);
    return {
      title: document.title,
      metas: Object.fromEntries(
        all('head meta').map((meta) => [
          meta.getAttribute('name') ?? meta.getAttribute('property') ?? '',
          meta.getAttribute('content') ?? '',
        ]),
      ),
      links,
      canonical,
      alternates: all('head link[rel=alternate]').map((link) => ({
        hreflang: link.getAttribute('hreflang'),
        href: link.getAttribute('href'),
      })),
      data: data.map((text) => JSON.parse(text ?? '')),
      // Cards of other blocks are not what addresses lead to.
      cards: all('article[aria-labelledby][data-product-id]').map(
        (card) => `${canonical}#${card.getAttribute('aria-labelledby')}`,
      ),
    };
  });
  const [text = ''] = await page.locator('body').allInnerTexts();
  const cards = await page.locator('article[aria-labelledby][data-product-id]').allInnerTexts();
  if (head.data.length > 1) throw new Error(`${page.url()} has more than one JSON-LD script`);
  const offers = Object.fromEntries(head.cards.map((card, index) => [card, cards[index] ?? '']));
  return { ...head, data: head.data[0], text, offers };
}
