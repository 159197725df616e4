import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright';

export const weightKinds = [
  'html',
  'css',
  'javaScript',
  'fonts',
  'images',
  'pictures',
  'other',
] as const;

type WeightKind = (typeof weightKinds)[number];

/** Bytes on the wire, including response headers. `pictures` are images of content. */
export type PageWeight = Record<WeightKind, number>;

type Answer = { readonly kind: WeightKind; readonly bytes: number };

const kinds: Readonly<Record<string, WeightKind>> = {
  Document: 'html',
  Stylesheet: 'css',
  Script: 'javaScript',
  Font: 'fonts',
  Image: 'images',
};

function kindOf(type: string, url: string): WeightKind {
  // DevTools reports preloaded scripts as `Other`.
  const kind = kinds[type] ?? (url.endsWith('.js') ? 'javaScript' : 'other');
  return kind === 'images' && new URL(url).pathname.startsWith('/images/') ? 'pictures' : kind;
}

/** Milliseconds without a response until the page counts as loaded. */
const quietMs = 700;

/** Records every response of a page as reported by DevTools. */
async function listen(session: CDPSession): Promise<ReadonlyMap<string, Answer>> {
  const started = new Map<string, WeightKind>();
  const answers = new Map<string, Answer>();
  const note = (requestId: string, bytes: number) => {
    const kind = started.get(requestId);
    if (kind) answers.set(requestId, { kind, bytes });
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type = '' }) => {
    started.set(requestId, kindOf(type, request.url));
  });
  // Responses whose body is never read do not finish, so their headers are recorded first.
  session.on('Network.responseReceived', ({ requestId, response }) =>
    note(requestId, response.encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, encodedDataLength),
  );
  await session.send('Network.enable');
  return answers;
}

/** What a visitor with an empty cache receives before interacting. */
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

/** The sum of all kinds but `pictures`, which have a budget of their own. */
export const totalOf = (weight: PageWeight): number =>
  weightKinds.reduce((sum, kind) => sum + (kind === 'pictures' ? 0 : weight[kind]), 0);
