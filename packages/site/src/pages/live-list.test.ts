import { fillView, readSettings } from '@plaza/flow-server/core/answers/fill-view';
import { creditPages, creditReport, productIssues, visiblePage } from '@plaza/law';
import { findPage } from '@plaza/routing';
import { type ListSettings, liveList } from '@plaza/screens/lists';
import { attachListOnFirstUse, attachLiveList } from '@plaza/site-browser/testing';
import { Window } from 'happy-dom';
import { HtmlValidate } from 'html-validate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { readApp, writePage } from './app-pages.test.support.tsx';

const app = await readApp('apps/platform');

/** Addresses by the page type of their list. */
const ADDRESSES = [
  ['/lp/', 'amount=8000&term=240&sort=cost-ascending'],
  ['/lp/', 'filter=age:18&compare=11&compare=13&amount=20000'],
  ['/produkter/', 'filter=kind:brokers&filter=kind:credit-cards&compare=100&compare=300'],
  ['/kreditkort/', 'spending=90000&filter=network:visa&sort=yearCost-ascending'],
  ['/sparkonton/', 'balance=500&filter=type:savings'],
  ['/natmaklare/', 'trades=40&amount=2500&sort=tradesCost-ascending&compare=300&compare=301'],
  ['/samla-lan/', 'amount=50000&term=1800'],
  ['/samla-lan-efter-kostnad/', 'sort=lenders-descending'],
  ['/hitta-lan/', 'amount=10000&term=270&sort=instalment-ascending&compare=12'],
] as const;

/** Left out by the page cache. */
const SETTINGS = /<script [^>]* data-deferred="">.*?<\/script>/s;

async function pageAt(path: string) {
  const match = findPage(app.plaza.site, { locale: 'sv-SE', path });
  if (!match) throw new Error(`sv-SE has no page at ${path}`);
  return writePage(app, match);
}

/** What someone sees of a list. */
function shownIn(document: Document) {
  const texts = (selector: string) =>
    Array.from(
      document.querySelectorAll(`${selector}:not([hidden] *, [hidden])`),
      ({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim(),
    );
  const attributes = (selector: string, ...names: string[]) =>
    Array.from(document.querySelectorAll(`${selector}:not([hidden] *)`), (element) =>
      names.map((name) => element.getAttribute(name)),
    );
  return {
    products: attributes('article', 'data-product-id', 'data-position', 'data-apr'),
    figures: texts('[data-figure]'),
    notes: texts('[data-value]'),
    sentence: texts('[data-value="sentence"]'),
    chips: attributes('[data-link]', 'data-link', 'href'),
    comparison: texts('.pz-compare tr > *'),
    actions: attributes('[data-track]', 'href', 'data-track-item-id', 'data-amount'),
    order: attributes('[data-product-list]', 'data-order'),
    controls: Array.from(document.querySelectorAll<HTMLInputElement>('[name]'), (control) =>
      control.type === 'checkbox' || control.type === 'radio'
        ? `${control.name} ${control.value} ${control.checked}`
        : `${control.name} ${control.value}`,
    ),
  };
}

function open(html: string, url: string) {
  const window = new Window({ url });
  const document = window.document as unknown as Document;
  document.write(html);
  // happy-dom selects another option than the one that is marked.
  for (const option of document.querySelectorAll<HTMLOptionElement>('option[selected]'))
    (option.parentElement as HTMLSelectElement).value = option.value;
  return { window, document };
}

/** Timers that the page has started, and those of them that have not run. */
const timers = { started: 0, waiting: 0 };

const { setTimeout: start } = globalThis;

/** The page waits for nothing, or for the display of a frame; other timers are not the page's. */
const pageDelays: readonly unknown[] = [undefined, 40];

/** Starts a timer of the page at once. */
function startTimer(act: () => void, delay?: number): unknown {
  if (!pageDelays.includes(delay)) return start(act, delay);
  timers.started += 1;
  timers.waiting += 1;
  return start(() => {
    timers.waiting -= 1;
    act();
  });
}

/** A change is answered after the paint and in pieces, and the parts that it asked for are loaded. */
async function settled(): Promise<void> {
  let before: number;
  do {
    before = timers.started;
    await new Promise(setImmediate);
    await vi.dynamicImportSettled();
    await new Promise(setImmediate);
  } while (timers.waiting > 0 || timers.started > before);
}

/** The page at an address, as its module fills it in. */
async function inBrowser(
  html: string,
  url: string,
  start: (form: HTMLFormElement) => unknown = attachLiveList,
) {
  const { window, document } = open(html, url);
  const { location, history, sessionStorage, FormData } = window;
  for (const [name, value] of Object.entries({
    document,
    location,
    history,
    sessionStorage,
    FormData,
    Event: window.Event,
    requestAnimationFrame: (act: () => void) => startTimer(act),
    setTimeout: startTimer,
    reportError: (error: unknown) => expect.unreachable(`${error}`),
  }))
    vi.stubGlobal(name, value);
  await start(document.querySelector('form.pz-live') as HTMLFormElement);
  await settled();
  return { window, document };
}

const onServer = (html: string, query: string) =>
  fillView(html, (settings) =>
    liveList.view(new URLSearchParams(query), settings as ListSettings),
  ) ?? '';

afterEach(() => vi.unstubAllGlobals());

describe('§1 the list at an address', () => {
  test.each(ADDRESSES)('%s?%s is the same with and without JavaScript', async (path, query) => {
    const { html } = await pageAt(path);
    const url = `https://platform.example/se${path}?${query}`;
    const answered = onServer(html, query);
    const { document, window } = await inBrowser(html, url);
    expect(shownIn(document)).toEqual(shownIn(open(answered, url).document));
    expect(document.querySelectorAll('article').length).toBeGreaterThan(1);
    // Opened again with its own answer, and with the address it has written, nothing changes.
    const again = await inBrowser(answered, `${window.location.href}`);
    expect(shownIn(again.document)).toEqual(shownIn(document));
  });

  test('keeps the term for which the server has answered an amount without one', async () => {
    const { html } = await pageAt('/hitta-lan/');
    const url = 'https://platform.example/se/hitta-lan/?amount=400000';
    const answered = onServer(html, 'amount=400000');
    const shown = shownIn(open(answered, url).document);
    expect(shown.controls).not.toContain('term 360');
    const { document } = await inBrowser(answered, url);
    expect(shownIn(document)).toEqual(shown);
  });

  test('names the list of another page that reaches an amount', async () => {
    const { html } = await pageAt('/samla-lan/');
    const { document } = open(onServer(html, 'amount=5000'), 'https://platform.example/se/');
    const links = [...document.querySelectorAll('[data-shown="reach"]:not([hidden]) a')];
    const shown = links.filter((link) => !link.closest('[hidden]'));
    expect(shown.map((link) => link.getAttribute('href'))).toContain('/se/hitta-lan/?amount=5000');
  });

  test.each(ADDRESSES)('%s?%s obeys the law and is valid HTML', async (path, query) => {
    const { html, path: internal } = await pageAt(path);
    const law = creditPages(app.plaza.site)[internal];
    const validator = new HtmlValidate({
      extends: ['html-validate:standard', 'html-validate:a11y'],
      rules: { 'no-redundant-role': 'off' },
    });
    for (const each of [html, onServer(html, query)]) {
      if (law) expect(creditReport({ ...law, page: visiblePage(each) }).issues).toEqual([]);
      expect(productIssues(visiblePage(each), 'sv-SE')).toEqual([]);
      const { results } = await validator.validateString(each.replaceAll('<!-- -->', ''));
      const found = results.flatMap(({ messages }) =>
        messages.map(
          ({ ruleId, message, line, column }) => `${line}:${column} ${ruleId} ${message}`,
        ),
      );
      expect(found.filter((issue) => !issue.includes('title'))).toEqual([]);
    }
  });
});

describe('§1 a list in the browser', () => {
  const url = 'https://platform.example/se/lp/?utm=x';
  const idsIn = (document: Document) => shownIn(document).products.map(([id]) => Number(id));

  test('mirrors what is chosen in the address, and keeps what else is in it', async () => {
    const { document, window } = await inBrowser((await pageAt('/lp/')).html, url);
    const amount = document.querySelector<HTMLInputElement>('[name="amount"]');
    if (!amount) throw new Error('no amount');
    amount.value = '15000';
    amount.dispatchEvent(new window.Event('change', { bubbles: true }) as unknown as Event);
    await settled();
    expect(window.location.search).toBe('?utm=x&amount=15000&term=360');
    const chip = document.querySelector<HTMLAnchorElement>('[data-link="chip-amount"]');
    chip?.click();
    await settled();
    expect(window.location.search).toBe('?utm=x');
  });

  test('answers after the paint and in pieces, and only what was chosen last', async () => {
    const { document, window } = await inBrowser((await pageAt('/lp/')).html, url);
    const amount = document.querySelector<HTMLInputElement>('[name="amount"]');
    if (!amount) throw new Error('no amount');
    const mirrored = vi.spyOn(window.history, 'replaceState');
    // Each product takes longer than a piece may.
    let now = 0;
    vi.stubGlobal('performance', { now: () => (now += 100) });
    const choose = (value: string) => {
      amount.value = value;
      for (const type of ['input', 'change'])
        amount.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event);
    };
    const sentence = () => document.querySelector('[data-value="sentence"]')?.textContent;
    const before = sentence();
    const started = timers.started;
    choose('8000');
    while (timers.started < started + 5) await new Promise(setImmediate);
    expect(sentence()).toBe(before);
    choose('15000');
    await settled();
    expect(mirrored.mock.calls.map(([, , address]) => address)).toEqual([
      '/se/lp/?utm=x&amount=15000&term=360',
    ]);
    expect(sentence()?.replaceAll(/\s/g, ' ')).toContain('15 000 kr');
  });

  test('answers what was typed while its module was loading', async () => {
    const { html } = await pageAt('/lp/');
    const { document, window } = await inBrowser(html, url, attachListOnFirstUse);
    const amount = document.querySelector<HTMLInputElement>('[name="amount"]');
    if (!amount) throw new Error('no amount');
    const notify = (type: string) =>
      amount.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event);
    notify('focusin');
    amount.value = '15000';
    notify('input');
    await settled();
    expect(amount.value).toBe('15000');
    expect(
      document.querySelector('[data-value="sentence"]')?.textContent.replaceAll(/\s/g, ' '),
    ).toContain('15 000 kr');
  });

  test('sends a choice to the server if that does not say what the list is answered from', async () => {
    const { html } = await pageAt('/lp/');
    const bare = html.replace(/<script[^>]* data-deferred="">[^<]*<\/script>/, '');
    vi.stubGlobal('fetch', async () => new Response('{"status":429}', { status: 429 }));
    const { document, window } = await inBrowser(bare, url, attachListOnFirstUse);
    vi.stubGlobal('reportError', vi.fn());
    const form = document.querySelector('form.pz-live') as HTMLFormElement;
    const sent = vi.spyOn(form, 'submit').mockReturnValue();
    const sort = form.querySelector('[name="sort"]');
    for (const type of ['focusin', 'input', 'change'])
      sort?.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event);
    await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    expect(reportError).toHaveBeenCalledTimes(1);
  });

  test('keeps the order that an impression gave the page, also after a filter and an order', async () => {
    const { document, window } = await inBrowser((await pageAt('/samla-lan/')).html, url);
    const list = document.querySelector('[data-items]');
    const box = document.querySelector<HTMLInputElement>('[name="filter"]');
    const sort = document.querySelector<HTMLSelectElement>('[name="sort"]');
    if (!list || !box || !sort) throw new Error('no controls');
    const change = async () => {
      sort.dispatchEvent(new window.Event('change', { bubbles: true }) as unknown as Event);
      await settled();
    };
    list.append(list.firstElementChild as Element);
    const ranked = idsIn(document);
    box.checked = true;
    await change();
    sort.value = 'totalPayable-ascending';
    await change();
    box.checked = false;
    await change();
    sort.selectedIndex = 0;
    await change();
    expect(idsIn(document)).toEqual(ranked);
  });

  test('refuses a fifth product, and goes on saying so', async () => {
    const { document, window } = await inBrowser((await pageAt('/lp/')).html, url);
    const boxes = [...document.querySelectorAll<HTMLInputElement>('[name="compare"]')];
    for (const box of boxes) {
      box.checked = true;
      for (const type of ['input', 'change'])
        box.dispatchEvent(new window.Event(type, { bubbles: true }) as unknown as Event);
      await settled();
    }
    expect(boxes.map(({ checked }) => checked)).toEqual(boxes.map((_, index) => index < 4));
    const refused = document.querySelector<HTMLElement>('[data-shown="compare-refused"]');
    expect(refused?.hidden).toBe(false);
    const names = [...document.querySelectorAll('article h3')].map(
      (each) => each.textContent ?? '',
    );
    expect(names.some((name) => refused?.textContent?.includes(name))).toBe(true);
  });

  test('keeps a comparison for the visit', async () => {
    const { html } = await pageAt('/lp/');
    const first = await inBrowser(html, url);
    const box = first.document.querySelector<HTMLInputElement>('[name="compare"]');
    if (!box) throw new Error('no box');
    box.checked = true;
    box.dispatchEvent(new first.window.Event('change', { bubbles: true }) as unknown as Event);
    await settled();
    expect(first.window.location.search).toBe(`?utm=x&compare=${box.value}`);
    expect(first.window.sessionStorage.getItem('plaza:compare:/se/lp/')).toBe(box.value);
  });

  test('asks the site for what it is answered from, if the page goes without it', async () => {
    const { html } = await pageAt('/lp/');
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (path: string) => {
      asked.push(path);
      return new Response(readSettings(html));
    });
    const whole = await inBrowser(html, `${url}&amount=20000`);
    expect(asked).toEqual([]);
    const cut = await inBrowser(html.replace(SETTINGS, ''), `${url}&amount=20000`);
    expect(asked).toEqual(['/api/answers?settings=1&path=/se/lp/']);
    expect(shownIn(cut.document)).toEqual(shownIn(whole.document));
  });
});
