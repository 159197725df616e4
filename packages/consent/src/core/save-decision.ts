import type { ConsentDecision } from '../model/consent-decision.ts';
import type { ConsentPorts } from '../model/consent-ports.ts';
import { attempt } from './create-observable.ts';
import { readConsent } from './read-consent.ts';
import { forgetConsent, writeConsent } from './write-consent.ts';

/**
 * Saves a decision, and reads whether it was kept. When it was not, that is reported and the page
 * reloads (§4.1, §8).
 *
 * @returns whether it was kept
 */
export function saveDecision(decision: ConsentDecision['decision'], ports: ConsentPorts): boolean {
  try {
    ports.writeCookie(writeConsent(decision, ports.isSecure));
    if (readConsent(ports.readCookies(), decision.givenAt).id === decision.id) return true;
    throw new Error('The browser keeps no cookie');
  } catch (cause) {
    ports.report(new Error('Unable to set consent', { cause }));
    // Rather asked again than tracked on the ground of what was just withdrawn.
    attempt(() => ports.writeCookie(forgetConsent(ports.isSecure)), ports.report);
    ports.reload();
    return false;
  }
}
