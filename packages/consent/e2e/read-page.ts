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
