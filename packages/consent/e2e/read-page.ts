import type { Page } from 'playwright';
import type { DialogPage } from './dialog-page.ts';

/** The start tag of the focused element. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => ((document.activeElement ?? document.body).cloneNode() as Element).outerHTML);

type Decision = { choices: Record<string, boolean>; givenAt: string };

/** The parsed consent cookie, if there is one. */
export async function cookieOf({ context }: DialogPage): Promise<Decision | undefined> {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'consent');
  if (!cookie) return undefined;
  const { preferences, statistics, marketing, givenAt } = JSON.parse(
    decodeURIComponent(cookie.value),
  );
  return { choices: { preferences, statistics, marketing }, givenAt };
}

/** The decision, which is saved after the closed dialog was painted. */
export async function decidedOn(visit: DialogPage): Promise<Decision['choices'] | undefined> {
  const { page } = visit;
  await page.waitForFunction(
    () => document.cookie.includes('consent=') && !document.querySelector('dialog:modal'),
    undefined,
    // Not by frames: a covered window paints none.
    { polling: 20 },
  );
  return (await cookieOf(visit))?.choices;
}
