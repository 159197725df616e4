import { type ConsentChoices, choicesBy, optionalCategories } from '../model/categories.ts';
import { GEO_COOKIE } from '../model/consent-cookie.ts';
import type { ConsentDecision, DecisionMethod } from '../model/consent-decision.ts';
import type { DecisionPorts } from '../model/consent-ports.ts';
import { defaultConsent } from '../model/consent-state.ts';
import type { ConsentStore } from './consent-store.ts';
import { cookieValues } from './cookie-values.ts';
import { attempt } from './create-observable.ts';
import { readConsent } from './read-consent.ts';
import { viewerCountry } from './viewer-country.ts';
import { writeConsent } from './write-consent.ts';

/** Accept-all, the second button, which saves the selection (§2.5), or refuse-all (design §7). */
export type DecisionButton = 'all' | 'selected' | 'none';

/**
 * Saves a decision (§4.1), notifies other tabs, calls `onDecision` and refreshes the store, which
 * stops trackers, deletes what was withdrawn and reloads. A decision that cannot be saved is
 * reported and the page reloads (§8); if it refuses anything, nothing is allowed for the rest of the
 * visit. Existing cookies stay, because one may be a refusal.
 */
export function decideConsent(
  { choices, button }: { readonly choices: ConsentChoices; readonly button: DecisionButton },
  store: ConsentStore,
  ports: DecisionPorts,
): void {
  const before = store.get();
  const decision = decisionOn(choices, ports);
  if (save(decision, ports)) {
    const isWithdrawal = optionalCategories.some((name) => before.allowed[name] && !choices[name]);
    const method = methodOf(choices, { button, wasPrompted: before.needsPrompt, isWithdrawal });
    const [geo] = cookieValues(ports.readCookies()).get(GEO_COOKIE) ?? [];
    const country = viewerCountry(geo);
    const made = { decision, method, previousId: before.decision.id, country };
    attempt(() => ports.notifyOtherTabs(''), ports.report);
    attempt(() => ports.onDecision?.(made), ports.report);
    store.refresh();
  } else {
    const refusal = refusalOf(decision);
    ports.keepSessionRefusal(refusal);
    attempt(() => ports.notifyOtherTabs(refusal), ports.report);
    store.refresh();
    ports.reload();
  }
}

const decisionOn = (
  { preferences, statistics, marketing }: ConsentChoices,
  { now, newId, versions }: DecisionPorts,
): ConsentDecision['decision'] => ({
  ...defaultConsent,
  preferences,
  statistics,
  marketing,
  givenAt: now(),
  id: newId(),
  ...(versions && { versions }),
});

/** A refusal of everything as `name=value`; empty for a decision that allows everything. */
function refusalOf(decision: ConsentDecision['decision']): string {
  if (optionalCategories.every((name) => decision[name])) return '';
  const refusal = { ...decision, ...choicesBy(() => false) };
  const [cookie = ''] = writeConsent(refusal, { isSecure: false }).split(';');
  return cookie;
}

/** @returns whether the cookie was stored and no stricter cookie overrides it */
function save(decision: ConsentDecision['decision'], ports: DecisionPorts): boolean {
  try {
    ports.keepSessionRefusal('');
    ports.writeCookie(writeConsent(decision, ports));
    const cookies = ports.readCookies();
    const read = readConsent(cookies, decision.givenAt);
    const isEffective = optionalCategories.every((name) => read[name] === decision[name]);
    if (cookies.includes(decision.id) && isEffective) return true;
    throw new Error('The cookie is not stored or overridden');
  } catch (cause) {
    ports.report(new Error('Unable to set consent', { cause }));
    return false;
  }
}

type DecisionContext = {
  readonly button: DecisionButton;
  /** Whether the dialog was a prompt; otherwise the visitor opened it. */
  readonly wasPrompted: boolean;
  readonly isWithdrawal: boolean;
};

function methodOf(
  choices: ConsentChoices,
  { button, wasPrompted, isWithdrawal }: DecisionContext,
): DecisionMethod {
  if (isWithdrawal) return 'withdrawal';
  if (!wasPrompted) return 'settings';
  if (button === 'all') return 'accept-all';
  return optionalCategories.some((category) => choices[category]) ? 'accept-selection' : 'deny';
}
