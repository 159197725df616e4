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

/** Accept-all, the other button, which saves what is selected (§2.5), or refuse-all (design §7). */
export type DecisionButton = 'all' | 'selected' | 'none';

/**
 * Saves a decision (§4.1), tells it to the other tabs and to its receipt, and lets the store look
 * again, which stops and deletes what is withdrawn and reloads. One that cannot be saved is
 * reported, and the page reloads (§8); if it refuses anything, nothing is allowed for the rest of the
 * visit. Cookies that are there already stay, for they may be a refusal.
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
    const method = methodOf(choices, { button, wasAsked: before.needsPrompt, isWithdrawal });
    const [geo] = cookieValues(ports.readCookies()).get(GEO_COOKIE) ?? [];
    const country = viewerCountry(geo);
    const made = { decision, method, previousId: before.decision.id, country };
    attempt(() => ports.tellOthers(''), ports.report);
    attempt(() => ports.onDecision?.(made), ports.report);
    store.refresh();
  } else {
    const refusal = refusalOf(decision);
    ports.holdRefusal(refusal);
    attempt(() => ports.tellOthers(refusal), ports.report);
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

/** A refusal of everything, as a cookie of a header; nothing for a decision that allows everything. */
function refusalOf(decision: ConsentDecision['decision']): string {
  if (optionalCategories.every((name) => decision[name])) return '';
  const [cookie = ''] = writeConsent({ ...decision, ...choicesBy(() => false) }, false).split(';');
  return cookie;
}

/** @returns whether the browser has kept it, and no stricter cookie overrules it */
function save(decision: ConsentDecision['decision'], ports: DecisionPorts): boolean {
  try {
    ports.holdRefusal('');
    ports.writeCookie(writeConsent(decision, ports.isSecure));
    const cookies = ports.readCookies();
    const read = readConsent(cookies, decision.givenAt);
    const isEffective = optionalCategories.every((name) => read[name] === decision[name]);
    if (cookies.includes(decision.id) && isEffective) return true;
    throw new Error('The browser keeps no such cookie, or another one is stricter');
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
