import { type LoanLike, type Product, RESOURCES } from '@plaza/contract';

/** The amounts and terms of a website's offers, in ascending order. */
export type Choices = {
  readonly amounts: readonly number[];
  readonly termMonths: readonly number[];
};

const daysOfMonth = 30;

const months = (days: number) => Math.max(1, Math.round(days / daysOfMonth));

const ascending = (values: readonly number[]) =>
  [...new Set(values)].toSorted((one, other) => one - other);

/** The choices of the given products' loans; products without offers count with their ranges. */
function choicesOf(products: readonly Product[], currency: string): Choices {
  const active = products
    .filter((product): product is LoanLike => 'offers' in product)
    .filter(({ active: isActive, amountRange }) => isActive && amountRange.currency === currency);
  const amounts = active.flatMap(({ offers, amountRange }) =>
    offers.length > 0 ? offers.map(({ amount }) => amount) : [amountRange.min, amountRange.max],
  );
  const days = active.flatMap(({ offers, termRange }) => [
    termRange.minDays,
    termRange.maxDays,
    ...offers.map(({ termDays }) => termDays),
  ]);
  return {
    // Leads have whole amounts of at least one unit.
    amounts: ascending(amounts.map(Math.round).filter((amount) => amount > 0)),
    termMonths: ascending(days.map(months)),
  };
}

type Place = { readonly websiteId: number; readonly locale: string; readonly currency: string };

/** Reads the choices of a website in a locale. @throws {Error} with the response of the service */
export type ReadChoices = (place: Place) => Promise<Choices>;

/**
 * Reads choices from the leads service, or the last ones while it is unavailable, so that a
 * submitted form can be shown again.
 */
export function createChoicesReader(serviceUrl: string): ReadChoices {
  const last = new Map<string, Choices>();
  return async (place) => {
    const key = `${place.websiteId}/${place.locale}`;
    try {
      const choices = await fetchChoices(serviceUrl, place);
      last.set(key, choices);
      return choices;
    } catch (error) {
      const known = last.get(key);
      if (known) return known;
      throw error;
    }
  };
}

async function fetchChoices(serviceUrl: string, { websiteId, locale, currency }: Place) {
  const { path, response: schema } = RESOURCES.products;
  const url = `${serviceUrl}/website/${websiteId}/api${path}?locale=${locale}`;
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return choicesOf(schema.parse(await response.json()), currency);
}
