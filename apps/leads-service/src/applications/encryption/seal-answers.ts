import type { ApplicationAnswers } from '@plaza/contract';
import type { Keyring, Place } from './keyring.ts';

type StepEntry = ApplicationAnswers[string];
type ItemAnswers = Exclude<StepEntry, unknown[]>;

/** The application that values belong to. */
export interface Owner {
  readonly websiteId: number;
  readonly id: string;
}

const ownerPlace = ({ websiteId, id }: Owner): Place => [websiteId, id];

/** The place of an answered address. */
export const emailPlace = (owner: Owner): Place => [...ownerPlace(owner), 'email'];

/** Encrypts each answer of a step by itself. */
export function sealStep(
  keyring: Keyring,
  owner: Owner,
  { step, answers }: { step: string; answers: StepEntry },
): StepEntry {
  return mapItems(answers, (value, item, field) =>
    keyring.seal(JSON.stringify(value), [...ownerPlace(owner), step, item, field]),
  );
}

/** Decrypts the answers of an application. @throws {ApplicationsKeyError} if one does not open */
export function openAnswers(
  keyring: Keyring,
  owner: Owner,
  sealed: ApplicationAnswers,
): ApplicationAnswers {
  const entries = Object.entries(sealed).map(([step, answers]) => [
    step,
    mapItems(answers, (value, item, field) =>
      JSON.parse(keyring.open(`${value}`, [...ownerPlace(owner), step, item, field])),
    ),
  ]);
  return Object.fromEntries(entries);
}

type Value = ItemAnswers[string];

function mapItems(
  answers: StepEntry,
  change: (value: Value, item: number, field: string) => Value,
): StepEntry {
  const mapItem = (entry: ItemAnswers, item: number): ItemAnswers =>
    Object.fromEntries(
      Object.entries(entry).map(([field, value]) => [field, change(value, item, field)]),
    );
  return Array.isArray(answers) ? answers.map(mapItem) : mapItem(answers, 0);
}
