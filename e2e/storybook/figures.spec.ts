import { brokenFigures, openDetails, unevenFigures } from '../environment/find-layout-faults.ts';
import { baselineStories } from './stories.ts';
import { expect, test } from './story-test.ts';

const titles = ['Offers/ProductCard', 'Offers/ProductList', 'Blocks/FinanceOverviewBlock'];
const withFigures = baselineStories.filter(({ title }) => titles.includes(title));

/** As `formatMoney` writes them, with a space that does not break. */
const amounts = ['250\u00a0€', '$12,500.00', '125.000,00\u00a0kr.', '$1,250,000.00'];

/** Runs in the page: puts the same amount into every figure of every offer, under names that wrap. */
function writeAmounts(amount: string) {
  const figures = document.querySelectorAll(
    'td[data-figure], [data-figure] dd, [data-example-figure] dd',
  );
  for (const figure of figures) figure.textContent = amount;
  for (const name of document.querySelectorAll('[data-figure]:nth-child(2n) > dt'))
    name.textContent = 'Effektiver Jahreszins';
}

test('there are stories with figures', () => {
  expect(withFigures).toHaveLength(titles.length);
});

for (const { id, title } of withFigures)
  test(`${title} breaks no amount in two, however long and wherever, and has the values of a line at one height`, async ({
    storyPage,
  }) => {
    const { page } = storyPage;
    expect(await storyPage.show(id, {})).toEqual([]);
    await page.evaluate(openDetails);
    const found: string[] = [];
    for (const amount of amounts) {
      await page.evaluate(writeAmounts, amount);
      for (const width of [320, 360, 768, 1280]) {
        await storyPage.resize({ width, height: 800 });
        const broken = await page.evaluate(brokenFigures);
        const isTooWide = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth,
        );
        const uneven = await page.evaluate(unevenFigures);
        found.push(...[...broken, ...uneven].map((figure) => `${width} px: ${figure}`));
        if (isTooWide) found.push(`${width} px: ${amount} makes the page scroll sideways`);
      }
    }
    expect(found).toEqual([]);
  });
