import type { IdentityNumberDigits } from '../../model/identity-numbers.ts';

const DIGITS = '0123456789';

function passesMod1110(digits: string): boolean {
  let [sum, product] = [0, 10];
  for (const digit of digits) {
    sum = (product + Number(digit)) % 10;
    product = ((sum || 10) * 2) % 11;
  }
  return sum === 1;
}

/** Whether the check digits of a number fit the others. A number without any always passes. */
export function hasValidDigits(text: string, rule: IdentityNumberDigits | undefined): boolean {
  if (!rule) return true;
  if (rule === 'mod1110') return passesMod1110(text);
  const digits = text.replace(/\D/g, '');
  if ('letters' in rule) {
    // Y and Z in front are 1 and 2; X, K, L and M do not count.
    const front = '_YZ'.indexOf(`${text[0]}`);
    const number = (front > 0 ? `${front}` : '') + text.slice(0, -1).replace(/\D/g, '');
    return rule.letters[Number(number) % rule.letters.length] === text.at(-1);
  }
  const { weights, modulus, ranks = [DIGITS], last } = rule;
  const signs = last ? digits.slice(-last) : text;
  return weights.every((list) => {
    const sum = list.reduce(
      (sum, w, at) => sum + w * `${ranks[at % ranks.length]}`.indexOf(signs[at] ?? ''),
      0,
    );
    return sum % modulus === 0;
  });
}
