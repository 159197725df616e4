import { type ConsentChoices, optionalCategories } from '../model/categories.ts';
import { GEO_COOKIE } from '../model/consent-cookie.ts';
import type { ConsentDecision, DecisionMethod } from '../model/consent-decision.ts';
import type { DecisionPorts } from '../model/consent-ports.ts';
import { defaultConsent } from '../model/consent-state.ts';
import type { ConsentStore } from './consent-store.ts';
import { cookieValues } from './cookie-values.ts';
import { attempt } from './create-observable.ts';
import { readConsent } from './read-consent.ts';
import { viewerCountry } from './viewer-country.ts';
import { forgetConsent, writeConsent } from './write-consent.ts';

/** Accept-all, or the other button, which saves what is selected (§2.5). */
export type DecisionButton = 'all' | 'selected';

/**
 * Saves a decision (§4.1), tells it to the other tabs and to its receipt, and lets the store look
 * again, which stops and deletes what is withdrawn and reloads. One that cannot be saved is
 * reported, and the page reloads (§8).
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
    const method = methodOf(choices, { button, wasAsked: before.mustChoose, isWithdrawal });
    const [geo] = cookieValues(ports.readCookies()).get(GEO_COOKIE) ?? [];
    const country = viewerCountry(geo);
    const made = { decision, method, previousId: before.decision.id, country };
    attempt(ports.tellOthers, ports.report);
    attempt(() => ports.onDecision?.(made), ports.report);
    store.refresh();
  } else {
    // Rather asked again than tracked on the ground of what was just withdrawn.
    attempt(() => ports.writeCookie(forgetConsent(ports.isSecure)), ports.report);
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

/** @returns whether the browser has kept it */
function save(decision: ConsentDecision['decision'], ports: DecisionPorts): boolean {
  try {
    ports.writeCookie(writeConsent(decision, ports.isSecure));
    if (readConsent(ports.readCookies(), decision.givenAt).id === decision.id) return true;
    throw new Error('The browser keeps no cookie');
  } catch (cause) {
    ports.report(new Error('Unable to set consent', { cause }));
    return false;
  }
}

type Way = {
  readonly button: DecisionButton;
  /** Whether the dialog was asking, or the visitor had opened it. */
  readonly wasAsked: boolean;
  readonly isWithdrawal: boolean;
};

function methodOf(
  choices: ConsentChoices,
  { button, wasAsked, isWithdrawal }: Way,
): DecisionMethod {
  if (isWithdrawal) return 'withdrawal';
  if (!wasAsked) return 'settings';
  if (button === 'all') return 'accept-all';
  return optionalCategories.some((category) => choices[category]) ? 'accept-selection' : 'deny';
}
