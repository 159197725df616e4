import type { Page, Route } from 'playwright';

/** Of the size of what a host of videos sends in place of a poster that it has not. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#777"/></svg>';
const player =
  '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main></html>';

/** Whether an address leads to another host. */
export const isOutside = (url: URL, origin: string) =>
  url.protocol.startsWith('http') && url.origin !== origin;

const answer = (route: Route) => {
  const type = route.request().resourceType();
  if (type === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: picture });
  if (type === 'document') return route.fulfill({ contentType: 'text/html', body: player });
  return route.abort();
};

/** Stands in for every other host, with a picture or the page of a frame; nothing of a test goes beyond loopback. */
export async function answerForOutside(page: Page, origin: string): Promise<void> {
  await page.route((url) => isOutside(url, origin), answer);
}
