import { CONVERSION_STATUSES, type ConversionStatus } from './conversion-status.ts';
import type { PartnerFormat } from './partner-formats.ts';
import type { ReferenceType } from './tables.ts';

/** What a partner says about a conversion. */
export interface ConversionMessage {
  readonly transactionId: string;
  readonly status: ConversionStatus;
  /** In whole currency units, exact: `30.5`. */
  readonly commission: string | null;
  readonly currency: string | null;
  /** ISO 8601; null if the partner does not say. */
  readonly occurredAt: string | null;
  readonly referenceType: ReferenceType | null;
  readonly reference: string | null;
}

/** Parameters by their names in lower case. */
export type Parameters = ReadonlyMap<string, string>;

/** A message that cannot be read, with the reason. */
export class UnreadableMessage extends Error {
  override readonly name = 'UnreadableMessage';
}

const LONGEST = 200;
const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
const DAY = 86_400_000;

/**
 * Reads a message in the spelling of its partner.
 *
 * @throws {UnreadableMessage} with the parameter and what is wrong with it
 */
export function readMessage(
  format: PartnerFormat,
  parameters: Parameters,
  now: Date,
): ConversionMessage {
  const transactionId = first(format.transaction, parameters);
  if (!transactionId) refuse(`${format.transaction[0]} is missing`);
  if (transactionId.length > LONGEST || hasControls(transactionId))
    refuse(`${format.transaction[0]} is longer than ${LONGEST} characters, or has no letters`);
  const commission = readCommission(first(format.commission, parameters), format);
  const currency = readCurrency(first(format.currency, parameters), format);
  if (commission !== null && currency === null)
    refuse(`${format.currency[0]} is missing beside ${format.commission[0]}`);
  return {
    ...{ transactionId, commission },
    status: readStatus(first(format.status, parameters), format),
    currency: commission === null ? null : currency,
    occurredAt: readTime(first(format.time, parameters), { name: format.time[0] ?? '', now }),
    ...readReference(format, parameters),
  };
}

function refuse(reason: string): never {
  throw new UnreadableMessage(reason);
}

const hasControls = (text: string) => /[\p{Cc}\p{Cs}]/u.test(text);

/** A network that knows no value sends its placeholder. */
const isValue = (text: string | undefined): text is string =>
  text !== undefined && text.trim() !== '' && !/^\{[^}]*\}$/.test(text.trim());

const first = (names: readonly string[], parameters: Parameters): string | undefined =>
  names
    .map((name) => parameters.get(name))
    .find(isValue)
    ?.trim();

function readStatus(given: string | undefined, format: PartnerFormat): ConversionStatus {
  if (given === undefined)
    return format.unstated ?? refuse(`${format.status[0]} is missing: ${known(format)}`);
  const key = given.toLowerCase();
  const status = Object.hasOwn(format.statuses, key) ? format.statuses[key] : undefined;
  return status ?? refuse(`${format.status[0]} is '${given.slice(0, 40)}': ${known(format)}`);
}

const known = ({ statuses }: PartnerFormat) =>
  `one of ${Object.keys(statuses).join(', ')}, which mean ${CONVERSION_STATUSES.join(', ')}`;

/** At most 14 digits before the point, as the column has. */
function readCommission(given: string | undefined, { commission }: PartnerFormat) {
  if (given === undefined) return null;
  if (!/^\d{1,12}(?:\.\d{1,4})?0*$/.test(given))
    refuse(`${commission[0]} is '${given.slice(0, 40)}': use a number such as 30.50, not below 0`);
  const [whole = '', fraction = ''] = given.replace(/^0+(?=\d)/, '').split('.');
  const exact = fraction.replace(/0+$/, '');
  return exact ? `${whole}.${exact}` : whole;
}

function readCurrency(given: string | undefined, { currency }: PartnerFormat) {
  if (given === undefined) return null;
  const code = given.toUpperCase();
  if (!/^[A-Z]{3}$/.test(code)) refuse(`${currency[0]} is no code of ISO 4217, such as EUR`);
  return code;
}

type TimeFacts = { readonly name: string; readonly now: Date };

function readTime(given: string | undefined, { name, now }: TimeFacts): string | null {
  if (given === undefined) return null;
  const time = timeOf(given);
  if (Number.isNaN(time) || time < Date.UTC(2000))
    refuse(`${name} is '${given.slice(0, 40)}': use 2026-11-28T09:30:00Z or seconds since 1970`);
  if (time > now.getTime() + DAY) refuse(`${name} is ahead of the service's time`);
  return new Date(time).toISOString();
}

function timeOf(text: string): number {
  if (/^\d{10}$/.test(text)) return Number(text) * 1_000;
  if (/^\d{13}$/.test(text)) return Number(text);
  if (!/^\d{4}-\d\d-\d\d(?:[T ][\d:.]+(?:Z|[+-]\d\d:?\d\d)?)?$/.test(text)) return Number.NaN;
  const iso = text.replace(' ', 'T');
  return Date.parse(/T/.test(iso) && !/(?:Z|[+-]\d\d:?\d\d)$/.test(iso) ? `${iso}Z` : iso);
}

/** Of several sub ids the first one that is an id of ours; others are the network's own. */
function readReference(
  format: PartnerFormat,
  parameters: Parameters,
): Pick<ConversionMessage, 'reference' | 'referenceType'> {
  const types = ['click', 'lead', 'application'] as const;
  for (const referenceType of types) {
    const values = (format[referenceType] ?? []).map((name) => parameters.get(name));
    const given = values.find((value) => isValue(value) && UUID.test(value.trim()));
    if (given) return { referenceType, reference: given.trim().toLowerCase() };
  }
  for (const referenceType of types) {
    const given = first(format[referenceType] ?? [], parameters);
    if (given && !hasControls(given)) return { referenceType, reference: given.slice(0, LONGEST) };
  }
  return { referenceType: null, reference: null };
}
