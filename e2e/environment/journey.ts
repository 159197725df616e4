import type { BrowserContext, Locator, Page } from 'playwright';
import { answerVendors } from './open-tab.ts';

type Role = Parameters<Page['getByRole']>[0];

/** A visitor who finds things by role and name, as people see and hear them. */
export type Journey = {
  readonly page: Page;
  /** What was pressed so far; typing is no press. */
  readonly presses: readonly string[];
  readonly press: (role: Role, name: string | RegExp) => Promise<void>;
  readonly type: (role: Role, name: string | RegExp, text: string) => Promise<void>;
  /** Presses Enter in the field where somebody types. */
  readonly enter: () => Promise<void>;
  readonly choose: (name: string | RegExp, option: string) => Promise<void>;
  readonly offers: () => Promise<Offer[]>;
};

/** An offer as its row shows it: the name, and every figure in view by its label. */
export type Offer = { readonly name: string; readonly figures: Readonly<Record<string, string>> };

/** Opens a page for somebody who has never been there. */
export async function startJourney(context: BrowserContext, address: string): Promise<Journey> {
  await answerVendors(context);
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  await page.goto(address);
  const presses: string[] = [];
  const find = (role: Role, name: string | RegExp) =>
    page.getByRole(role, { name }).filter({ visible: true }).first();
  return {
    page,
    presses,
    async press(role, name) {
      presses.push(`${name}`);
      await find(role, name).click();
    },
    type: (role, name, text) => find(role, name).fill(text),
    async enter() {
      presses.push('Enter');
      await page.keyboard.press('Enter');
    },
    async choose(name, option) {
      presses.push(option);
      await find('combobox', name).selectOption({ label: option });
    },
    offers: () => visibleOffers(page),
  };
}

export async function visibleOffers(page: Page): Promise<Offer[]> {
  const rows = page.getByRole('main').getByRole('article').filter({ visible: true });
  const read = await Promise.all((await rows.all()).map(readOffer));
  return read.filter(({ figures }) => Object.keys(figures).length > 0);
}

async function readOffer(row: Locator): Promise<Offer> {
  const name = plain((await row.getByRole('heading').first().textContent()) ?? '');
  const read = await row.evaluate((element) =>
    [...element.querySelectorAll('dt')]
      .filter((term) => term.checkVisibility())
      // A note may follow the figure.
      .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );
  // The first of a label is the row's own; the example below repeats some.
  const figures = read.map(([term = '', value = '']) => [plain(term), plain(value)]).toReversed();
  return { name, figures: Object.fromEntries(figures) };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/** A figure as a number: `4 299,17 kr` with a comma, `-$1,299.17` with a dot. */
function numberOf(text: string | undefined, decimal: ',' | '.'): number {
  const [whole = '', fraction = ''] = (text ?? '')
    .split(decimal)
    .map((part) => part.replaceAll(/\D/g, ''));
  const sign = /^[-−]/.test(text ?? '') ? -1 : 1;
  return sign * Number(`${whole || 'NaN'}.${fraction}`);
}

/** The offers whose figure is the lowest of all rows. */
export function lowest(offers: readonly Offer[], label: string, decimal: ',' | '.'): string[] {
  const numbers = offers.map(({ figures }) => numberOf(figures[label], decimal));
  const least = Math.min(...numbers);
  return offers.filter((_, index) => numbers[index] === least).map(({ name }) => name);
}
