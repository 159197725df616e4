import {
  type ConsentChoices,
  choicesBy,
  type OptionalCategory,
  optionalCategories,
} from '../model/categories.ts';
import type { Consent } from '../model/consent.ts';
import type { ConsentPorts } from '../model/consent-ports.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { defaultConsent } from '../model/consent-state.ts';
import { createObservable } from './create-observable.ts';
import { resolveConsent } from './resolve-consent.ts';

export type ConsentStore = {
  readonly settings: ConsentSettings;
  /** The current consent; the same object until something changes. */
  readonly get: () => Consent;
  /**
   * Calls `listener` after each change, withdrawals included; a tracker must stop on a withdrawal.
   *
   * @returns unsubscribes
   */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Reads the cookies again, e.g. after a decision in this or another tab, and deletes what it
   * refuses. If a category is no longer allowed, all trackers stop and the page reloads (§4.1).
   */
  readonly refresh: () => void;
  /** Sets the choices of an external consent service (§4.1, external mode). Saves and reloads nothing. */
  readonly setExternal: (choices: ConsentChoices) => void;
};

/** Creates the consent store of a page. It has no browser, framework, clock or storage of its own. */
export function createConsentStore(settings: ConsentSettings, ports: ConsentPorts): ConsentStore {
  const isExternal = settings.mode === 'external';
  let isPending = Boolean(ports.settled);
  let external: ConsentChoices | undefined;
  let isReloading = false;

  const resolve = (): Consent =>
    isExternal
      ? {
          decision: defaultConsent,
          allowed: external ?? choicesBy(() => !isPending),
          needsPrompt: false,
          ...(isPending && { isPending }),
        }
      : resolveConsent({
          ...ports,
          ...{ settings, isPending },
          cookies: ports.readCookies(),
          now: ports.now(),
        });
  const { get, set, subscribe } = createObservable(resolve(), ports.report);

  function refresh() {
    const { allowed, decision } = get();
    const next = resolve();
    // A new decision deletes everything it refuses, including leftovers of an expired one. A category
    // that is only prompted for again is not refused, although it is no longer allowed.
    const isNew = `${next.decision.givenAt}` !== `${decision.givenAt}`;
    const isRefused = (name: OptionalCategory) => !next.decision[name] && (decision[name] || isNew);
    const purged = optionalCategories.filter(
      (name) => !next.allowed[name] && (allowed[name] || isRefused(name)),
    );
    // An external service may withdraw on every page; reloading would never end.
    const mustReload = !isExternal && purged.some((name) => allowed[name] || decision[name]);
    isReloading ||= mustReload;
    set({ ...next, ...(isReloading && { isReloading }) });
    if (purged.length > 0) ports.purge(purged);
    if (mustReload) ports.reload();
  }

  function settle() {
    isPending = false;
    refresh();
  }

  ports.settled?.then(settle, settle);
  return {
    ...{ settings, get, subscribe, refresh },
    setExternal(choices) {
      external = choices;
      settle();
    },
  };
}
