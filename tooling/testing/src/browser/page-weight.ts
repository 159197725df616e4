import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';

export const weightKinds = ['html', 'css', 'javaScript', 'fonts', 'images', 'other'] as const;

type WeightKind = (typeof weightKinds)[number];

/** Bytes on the wire, headers of the answers included. */
export type PageWeight = Record<WeightKind, number>;

type Answer = { readonly kind: WeightKind; readonly bytes: number };

const kinds: Readonly<Record<string, WeightKind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'javaScript',
  Font: 'fonts',
  Image: 'images',
};

/** Milliseconds without an answer after which nothing more is expected. */
const quietMs = 700;

/** Notes every answer of a page by what DevTools says of it. */
async function listen(session: CDPSession): Promise<ReadonlyMap<string, Answer>> {
  const started = new Map<string, WeightKind>();
  const answers = new Map<string, Answer>();
  const note = (requestId: string, bytes: number) => {
    const kind = started.get(requestId);
    if (kind) answers.set(requestId, { kind, bytes });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    // A preloaded script is `Other` to DevTools.
    started.set(requestId, kinds[type] ?? (request.url.endsWith('.js') ? 'javaScript' : 'other'));
  });
  // An answer whose body nobody reads never finishes, so its headers are noted first.
  session.on('Network.responseReceived', ({ requestId, response }) =>
    note(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return answers;
}

/** What a visitor with an empty cache receives before touching anything. */
export async function weighPage(
  browser: Browser,
  address: string,
  visitor: BrowserContextOptions,
): Promise<PageWeight> {
  const context = await browser.newContext({ ...visitor, viewport: { width: 360, height: 740 } });
  try {
    const page = await context.newPage();
    const answers = await listen(await context.newCDPSession(page));
    await page.goto(address);
    await page.evaluate(async () => void (await document.fonts.ready));
    for (let seen = -1; seen < answers.size; await sleep(quietMs)) seen = answers.size;
    return sumByKind([...answers.values()]);
  } finally {
    await context.close();
  }
}

function sumByKind(answers: readonly Answer[]): PageWeight {
  const weight = Object.fromEntries(weightKinds.map((kind) => [kind, 0])) as PageWeight;
  for (const { kind, bytes } of answers) weight[kind] += bytes;
  return weight;
}

export const totalOf = (weight: PageWeight): number =>
  weightKinds.reduce((sum, kind) => sum + weight[kind], 0);
