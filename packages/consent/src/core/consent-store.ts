import {
  type ConsentChoices,
  type OptionalCategory,
  optionalCategories,
} from '../model/categories.ts';
import type { Consent } from '../model/consent.ts';
import type { ConsentPorts } from '../model/consent-ports.ts';
import type { ConsentSettings } from '../model/consent-settings.ts';
import { defaultConsent } from '../model/consent-state.ts';
import { attempt, createObservable } from './create-observable.ts';
import { decisionMethod } from './decision-method.ts';
import { allChoices, resolveConsent } from './resolve-consent.ts';
import { saveDecision } from './save-decision.ts';

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
   * Saves a decision (§4.1). What it withdraws is stopped first; its cookies are deleted and the
   * page reloads after. One that cannot be saved is reported, and the page reloads.
   *
   * @param button accept-all, or the other one, which saves what is selected
   */
  readonly decide: (choices: ConsentChoices, button?: 'all' | 'selected') => void;
  /** Looks again, e.g. because another tab has decided; withdraws here what is no longer allowed. */
  readonly refresh: () => void;
  /** What an external consent service says (§4.1, external mode). Nothing is saved, nothing reloads. */
  readonly setExternal: (choices: ConsentChoices) => void;
};

/** The consent of a page: one for all who read it. Without browser, framework, clock or storage of its own. */
export function createConsentStore(settings: ConsentSettings, ports: ConsentPorts): ConsentStore {
  const isExternal = settings.mode === 'external';
  let isPending = Boolean(ports.settled);
  let external: ConsentChoices | undefined;

  const look = (): Consent =>
    isExternal
      ? { decision: defaultConsent, allowed: external ?? allChoices(!isPending), mustChoose: false }
      : resolveConsent({
          settings,
          cookies: ports.readCookies(),
          now: ports.now(),
          privacyControl: ports.privacyControl,
          isPending,
        });
  const consent = createObservable(look(), ports.report);

  const lostIn = (next: ConsentChoices) =>
    optionalCategories.filter((name) => consent.get().allowed[name] && !next[name]);

  function leave(withdrawn: readonly OptionalCategory[]) {
    if (withdrawn.length === 0) return;
    attempt(() => ports.purge(withdrawn), ports.report);
    // An external service may say so on every page, so that a reload would never end.
    if (!isExternal) ports.reload();
  }

  function refresh() {
    const next = look();
    const withdrawn = lostIn(next.allowed);
    consent.set(next);
    leave(withdrawn);
  }

  function settle() {
    isPending = false;
    refresh();
  }

  function setExternal(choices: ConsentChoices) {
    external = choices;
    settle();
  }

  function decide(choices: ConsentChoices, button: 'all' | 'selected' = 'selected') {
    if (isExternal) return setExternal(choices);
    const before = consent.get();
    const withdrawn = lostIn(choices);
    const decision = decisionOn(choices, settings, ports);
    if (withdrawn.length > 0)
      consent.set({ ...before, allowed: bothAllow(before.allowed, choices) });
    if (!saveDecision(decision, ports)) return;
    consent.set(look());
    attempt(ports.tellOthers, ports.report);
    const way = { button, wasAsked: before.mustChoose, isWithdrawal: withdrawn.length > 0 };
    const method = decisionMethod(choices, way);
    const { country } = before;
    attempt(
      () => ports.onDecision?.({ decision, method, previousId: before.decision.id, country }),
      ports.report,
    );
    leave(withdrawn);
  }

  ports.settled?.then(settle, settle);
  return { get: consent.get, subscribe: consent.subscribe, decide, refresh, setExternal };
}

const decisionOn = (
  { preferences, statistics, marketing }: ConsentChoices,
  { versions }: ConsentSettings,
  { now, newId }: ConsentPorts,
) => ({
  ...defaultConsent,
  preferences,
  statistics,
  marketing,
  givenAt: now(),
  id: newId(),
  ...(versions && { versions }),
});

const bothAllow = (one: ConsentChoices, other: ConsentChoices): ConsentChoices => ({
  preferences: one.preferences && other.preferences,
  statistics: one.statistics && other.statistics,
  marketing: one.marketing && other.marketing,
});
