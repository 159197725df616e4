import type { BrowserContext } from 'playwright';

/**
 * Leaves a visitor on the page when an offer is chosen. The site answers and counts the click; the
 * browser does not follow to the lender.
 *
 * @returns the addresses that the site sends the visitor to, in order, filled by later clicks
 */
export async function stayOnPage(context: BrowserContext): Promise<readonly string[]> {
  const targets: string[] = [];
  await context.route(
    ({ pathname }) => pathname.includes('/go/'),
    async (route) => {
      const answer = await route.fetch({ maxRedirects: 0 });
      targets.push(answer.headers().location ?? '');
      // A response without content.
      await route.fulfill({ status: 204 });
    },
  );
  return targets;
}
