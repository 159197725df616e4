import type { ConsentChoices } from '../model/categories.ts';
import { choicesBy } from '../model/categories.ts';
import { type TcfData, tcfPurposes } from '../model/tcf.ts';

/** States in which a service has an answer: its visitor's own, an earlier one, or that none is needed. */
const answered = ['tcloaded', 'useractioncomplete'];

/**
 * What an external consent service allows (§4.1, external mode).
 *
 * @returns nothing while it has no answer
 */
export function readTcf(data: TcfData): ConsentChoices | undefined {
  if (data.gdprApplies === false) return choicesBy(() => true);
  if (!answered.includes(data.eventStatus ?? '')) return undefined;
  const { consents = {} } = data.purpose ?? {};
  return choicesBy((name) => tcfPurposes[name].every((purpose) => consents[purpose] === true));
}
