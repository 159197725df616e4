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

/** The cookies that all tabs of a browser share, as `document.cookie` reads and writes them. */
class CookieJar {
  readonly values = new Map<string, string>();
  /** A browser that keeps no cookies, or refuses to. */
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

/** A tab with one tracker per category, each of which leaves a cookie while it runs. */
export class Tab {
  store!: ConsentStore;
  isPending = false;
  external: ConsentChoices | undefined;
  readonly running = new Set<OptionalCategory>();
  /** Of its session storage. */
  refusal = '';
  /** When the visitor refused what could not be saved, as the history tells it. */
  refusedAt: number | undefined;
  readonly world: World;
  #settle: (() => void) | undefined;

  constructor(world: World) {
    this.world = world;
    this.load();
  }

  /** What a page does when it has come: read consent, start what may run. */
  load() {
    const { world } = this;
    this.running.clear();
    this.external = undefined;
    this.isPending = world.settings.mode === 'external' || !world.jar.values.has('geo');
    const settled: PromiseLike<unknown> = {
      // Settled by hand, and at once, so that histories need no clock.
      // biome-ignore lint/suspicious/noThenProperty: it stands in for a promise
      then: (done) => {
        this.#settle = () => done?.(undefined);
        return new Promise(() => {});
      },
    };
    this.store = createConsentStore(world.settings, {
      readCookies: this.#read,
      now: () => new Date(world.now),
      privacyControl: world.privacyControl,
      settled: this.isPending ? settled : undefined,
      purge: (categories) => {
        world.log.push(`purge ${categories.join()}`);
        for (const category of categories) world.jar.values.delete(`_${category}`);
      },
      reload: () => this.#reload(),
      report: (cause) => world.log.push(String(cause)),
    });
    this.store.subscribe(() => this.track());
    this.track();
  }

  decide(choices: ConsentChoices, button: DecisionButton = 'selected') {
    const { world, store } = this;
    decideConsent({ choices, button }, store, {
      readCookies: this.#read,
      writeCookie: world.jar.write,
      holdRefusal: (refusal) => {
        this.refusal = refusal;
      },
      isSecure: true,
      now: () => new Date(world.now),
      newId: () => String(++world.ids).padStart(22, '0'),
      versions: world.settings.versions,
      tellOthers: (refusal) => {
        world.log.push('tell');
        for (const tab of world.tabs)
          if (tab !== this)
            world.later.push(() => {
              tab.refusal = refusal;
              tab.store.refresh();
            });
      },
      reload: () => this.#reload(),
      report: (cause) => world.log.push(String(cause)),
      onDecision: (decision) => world.decisions.push(decision),
    });
  }

  settle() {
    this.isPending = false;
    this.#settle?.();
  }

  #read = () => `${this.world.jar.read()}; ${this.refusal}`;

  #reload() {
    this.world.log.push('reload');
    this.world.later.push(() => this.load());
  }

  private track() {
    for (const category of optionalCategories) {
      const isAllowed = trackerConsent(this.store).get().allowed[category];
      if (!isAllowed && this.running.delete(category)) this.world.log.push(`stop ${category}`);
      if (isAllowed && !this.running.has(category)) {
        this.running.add(category);
        this.world.jar.values.set(`_${category}`, '1');
        this.world.log.push(`start ${category}`);
      }
    }
  }
}

/** A browser with its tabs. */
export class World {
  readonly jar = new CookieJar();
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
    if (geo) this.jar.values.set('geo', geo);
  }

  open() {
    const tab = new Tab(this);
    this.tabs.push(tab);
    return tab;
  }

  /** Reloads and messages, which happen after what called for them. */
  flush() {
    for (let left = 100; this.later.length > 0; left -= 1) {
      if (left === 0) throw new Error('Tabs reload each other without end');
      this.later.shift()?.();
    }
  }
}
