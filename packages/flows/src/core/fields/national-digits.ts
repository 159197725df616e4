const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

const luhnSum = (digits: string) =>
  [...digits].reverse().reduce((sum, digit, at) => {
    const value = Number(digit) * ((at % 2) + 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);

/** Powers of two modulo 11; 10 is written as 1. */
const spanish = (digits: string) => {
  const digit = 11 - (weighted(digits, [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
  return digit > 9 ? 11 - digit : digit;
};

/**
 * The check digits that banks of a country put into an account number, beside the two of the IBAN: of the Spanish CCC,
 * the Norwegian kontonummer, the Finnish account number, and the Polish number of a bank. Swedish, Danish, German and
 * Romanian accounts have none that are the same for all banks.
 */
const rules: Readonly<Record<string, (account: string) => boolean>> = {
  ES: (account) =>
    spanish(`00${account.slice(0, 8)}`) === Number(account[8]) &&
    spanish(account.slice(10)) === Number(account[9]),
  NO: (account) => weighted(account, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  FI: (account) => luhnSum(account) % 10 === 0,
  PL: (account) => weighted(account, [3, 9, 7, 1, 3, 9, 7, 1]) % 10 === 0,
};

/** Whether the account number in an IBAN has the check digits of its country, where there are any. */
export const hasNationalDigits = (iban: string): boolean =>
  rules[iban.slice(0, 2)]?.(iban.slice(4)) ?? true;
