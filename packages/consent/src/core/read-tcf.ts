import type { ConsentChoices } from '../model/categories.ts';
import { choicesBy } from '../model/categories.ts';
import { type TcfData, tcfPurposes } from '../model/tcf.ts';

/** States in which the service has a choice: a new one, a stored one, or none is needed. */
const answered = ['tcloaded', 'useractioncomplete'];

/**
 * Maps TCF data of an external consent service to choices (§4.1, external mode).
 *
 * @returns undefined until the service has a choice
 */
export function readTcf(data: TcfData): ConsentChoices | undefined {
  if (data.gdprApplies === false) return choicesBy(() => true);
  if (!answered.includes(data.eventStatus ?? '')) return undefined;
  const { consents = {} } = data.purpose ?? {};
  return choicesBy((name) => tcfPurposes[name].every((purpose) => consents[purpose] === true));
}
