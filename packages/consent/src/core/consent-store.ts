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
  /** How things stand; the same object until something changes. */
  readonly get: () => Consent;
  /**
   * Calls `listener` after each change, the withdrawal of what was allowed included, which is when
   * a tracker has to switch itself off.
   *
   * @returns a function that ends this
   */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Looks again, e.g. because this or another tab has decided. What a decision refuses is deleted.
   * When something is no longer allowed every tracker stops, and the page reloads (§4.1).
   */
  readonly refresh: () => void;
  /** What an external consent service says (§4.1, external mode). Nothing is saved, nothing reloads. */
  readonly setExternal: (choices: ConsentChoices) => void;
};

/** The consent of a page: one for all who read it. Without browser, framework, clock or storage of its own. */
export function createConsentStore(settings: ConsentSettings, ports: ConsentPorts): ConsentStore {
  const isExternal = settings.mode === 'external';
  let isPending = Boolean(ports.settled);
  let external: ConsentChoices | undefined;
  let isReloading = false;

  const look = (): Consent =>
    isExternal
      ? {
          decision: defaultConsent,
          allowed: external ?? choicesBy(() => !isPending),
          needsPrompt: false,
          ...(isPending && { isPending }),
        }
      : resolveConsent({
          settings,
          cookies: ports.readCookies(),
          now: ports.now(),
          privacyControl: ports.privacyControl,
          isPending,
        });
  const { get, set, subscribe } = createObservable(look(), ports.report);

  function refresh() {
    const { allowed, decision } = get();
    const next = look();
    // A decision deletes all that it refuses, also what was left by an earlier one that has lapsed. What
    // waits to be asked for again is not refused, though it is allowed no more.
    const isNew = `${next.decision.givenAt}` !== `${decision.givenAt}`;
    const isRefused = (name: OptionalCategory) => !next.decision[name] && (decision[name] || isNew);
    const purged = optionalCategories.filter(
      (name) => !next.allowed[name] && (allowed[name] || isRefused(name)),
    );
    // An external service may say so on every page, so that a reload would never end.
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
    get,
    subscribe,
    refresh,
    setExternal(choices) {
      external = choices;
      settle();
    },
  };
}
