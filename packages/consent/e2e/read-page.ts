import type { Page } from 'playwright';
import type { DialogPage } from './dialog-page.ts';

/** The start tag of what has the focus. */
export const focused = (page: Page): Promise<string> =>
  page.evaluate(() => ((document.activeElement ?? document.body).cloneNode() as Element).outerHTML);

type Decision = { choices: Record<string, boolean>; givenAt: string };

/** What the consent cookie says, if there is one. */
export async function cookieOf({ context }: DialogPage): Promise<Decision | undefined> {
  const cookies = await context.cookies();
  const cookie = cookies.find(({ name }) => name === 'consent');
  if (!cookie) return undefined;
  const { preferences, statistics, marketing, givenAt } = JSON.parse(
    decodeURIComponent(cookie.value),
  );
  return { choices: { preferences, statistics, marketing }, givenAt };
}

/** What was decided, which is saved once the dialog has been seen to close. */
export async function decidedOn(visit: DialogPage): Promise<Decision['choices'] | undefined> {
  const { page } = visit;
  await page.waitForFunction(
    () => document.cookie.includes('consent=') && !document.querySelector('dialog:modal'),
    undefined,
    // Not by frames, of which a window may show none.
    { polling: 20 },
  );
  return (await cookieOf(visit))?.choices;
}
