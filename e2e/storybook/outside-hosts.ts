import type { Page, Route } from 'playwright';

/** As large as the placeholder that a video host sends for a missing poster. */
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="90"><rect width="120" height="90" fill="#777"/></svg>';
const player =
  '<!doctype html><html lang="en"><title>Player</title><main><h1>Player</h1></main></html>';

/** Whether an address is on another host. */
export const isOutside = (url: URL, origin: string) =>
  url.protocol.startsWith('http') && url.origin !== origin;

const answer = (route: Route) => {
  const type = route.request().resourceType();
  if (type === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: picture });
  if (type === 'document') return route.fulfill({ contentType: 'text/html', body: player });
  return route.abort();
};

/** Answers requests to every other host with a picture or a page; tests never leave loopback. */
export async function answerOutsideHosts(page: Page, origin: string): Promise<void> {
  await page.route((url) => isOutside(url, origin), answer);
}
