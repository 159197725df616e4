import {
  type ConsentChoices,
  type OptionalCategory,
  optionalCategories,
} from '../model/categories.ts';
import type { ConsentDecision } from '../model/consent-decision.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { type ConsentStore, createConsentStore } from './consent-store.ts';
import { type DecisionButton, decideConsent } from './decide-consent.ts';
import { trackerConsent } from './tracker-consent.ts';

/** The cookies that all tabs of a browser share, with the interface of `document.cookie`. */
class CookieJar {
  readonly values = new Map<string, string>();
  /** Whether the browser stores cookies, drops them or throws. */
  keeps: 'all' | 'nothing' | 'throws' = 'all';

  /** Further consent cookies, e.g. of a subdomain. */
  readonly planted: string[] = [];

  read = () =>
    [...[...this.values].map(([name, value]) => `${name}=${value}`), ...this.planted].join('; ');

  write = (text: string) => {
    if (this.keeps === 'throws') throw new Error('The document is sandboxed');
    const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(text) ?? [];
    if (text.includes('Max-Age=0')) this.values.delete(name);
    else if (this.keeps === 'all') this.values.set(name, value);
  };
}

/** A tab with one tracker per category; each sets a cookie while it runs. */
export class Tab {
  store!: ConsentStore;
  isPending = false;
  external: ConsentChoices | undefined;
  readonly running = new Set<OptionalCategory>();
  /** Kept in its session storage. */
  refusal = '';
  /** Time of a refusal that could not be saved, recorded by the history. */
  refusedAt: number | undefined;
  readonly browser: BrowserModel;
  #settle: (() => void) | undefined;

  constructor(browser: BrowserModel) {
    this.browser = browser;
    this.load();
  }

  /** Loads a page: reads consent and starts what may run. */
  load() {
    const { browser } = this;
    this.running.clear();
    this.external = undefined;
    this.isPending = browser.settings.mode === 'external' || !browser.cookieJar.values.has('geo');
    const settled: PromiseLike<unknown> = {
      // Settled synchronously, so that histories need no clock.
      // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise
      then: (done) => {
        this.#settle = () => done?.(undefined);
        return new Promise(() => {});
      },
    };
    this.store = createConsentStore(browser.settings, {
      readCookies: this.#read,
      now: () => new Date(browser.now),
      privacyControl: browser.privacyControl,
      settled: this.isPending ? settled : undefined,
      purge: (categories) => {
        browser.log.push(`purge ${categories.join()}`);
        for (const category of categories) browser.cookieJar.values.delete(`_${category}`);
      },
      reload: () => this.#reload(),
      report: (cause) => browser.log.push(String(cause)),
    });
    this.store.subscribe(() => this.track());
    this.track();
  }

  decide(choices: ConsentChoices, button: DecisionButton = 'selected') {
    const { browser, store } = this;
    decideConsent({ choices, button }, store, {
      readCookies: this.#read,
      writeCookie: browser.cookieJar.write,
      keepSessionRefusal: (refusal) => {
        this.refusal = refusal;
      },
      isSecure: true,
      now: () => new Date(browser.now),
      newId: () => String(++browser.ids).padStart(22, '0'),
      versions: browser.settings.versions,
      notifyOtherTabs: (refusal) => {
        browser.log.push('tell');
        for (const tab of browser.tabs)
          if (tab !== this)
            browser.later.push(() => {
              tab.refusal = refusal;
              tab.store.refresh();
            });
      },
      reload: () => this.#reload(),
      report: (cause) => browser.log.push(String(cause)),
      onDecision: (decision) => browser.decisions.push(decision),
    });
  }

  settle() {
    this.isPending = false;
    this.#settle?.();
  }

  #read = () => `${this.browser.cookieJar.read()}; ${this.refusal}`;

  #reload() {
    this.browser.log.push('reload');
    this.browser.later.push(() => this.load());
  }

  private track() {
    for (const category of optionalCategories) {
      const isAllowed = trackerConsent(this.store).get().allowed[category];
      if (!isAllowed && this.running.delete(category)) this.browser.log.push(`stop ${category}`);
      if (isAllowed && !this.running.has(category)) {
        this.running.add(category);
        this.browser.cookieJar.values.set(`_${category}`, '1');
        this.browser.log.push(`start ${category}`);
      }
    }
  }
}

/** A browser with its tabs. */
export class BrowserModel {
  readonly cookieJar = new CookieJar();
  readonly tabs: Tab[] = [];
  readonly log: string[] = [];
  readonly decisions: ConsentDecision[] = [];
  readonly later: (() => void)[] = [];
  settings: ConsentSettings;
  privacyControl = false;
  now = Date.parse('2026-11-21T07:00:00Z');
  ids = 0;

  constructor(settings: ConsentSettings, geo?: string) {
    this.settings = settings;
    if (geo) this.cookieJar.values.set('geo', geo);
  }

  open() {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Queued reloads and messages. */
  flush() {
    for (let left = 100; this.later.length > 0; left -= 1) {
      if (left === 0) throw new Error('Tabs reload each other without end');
      this.later.shift()?.();
    }
  }
}
