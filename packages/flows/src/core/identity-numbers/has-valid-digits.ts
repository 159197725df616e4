import type { IdentityNumberDigits } from '../../model/identity-numbers.ts';

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = digits.length; at--; ) {
    const digit = Number(digits[at]) << ((digits.length - at + 1) % 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

function passesMod1110(digits: string): boolean {
  let product = 10;
  for (const digit of digits.slice(0, -1))
    product = (((product + Number(digit)) % 10 || 10) * 2) % 11;
  return (product + Number(digits.at(-1))) % 10 === 1;
}

/** Whether the check digits of a number fit the others. A number without any always passes. */
export function hasValidDigits(text: string, rule: IdentityNumberDigits | undefined): boolean {
  if (!rule) return true;
  if ('luhn' in rule) return passesLuhn(text.replace(/\D/g, '').slice(-rule.luhn));
  if ('mod1110' in rule) return passesMod1110(text);
  if ('letters' in rule) {
    const number = text.slice(0, -1).replace(/^[XYZ]/, (letter) => `${'XYZ'.indexOf(letter)}`);
    return rule.letters[Number(number.replace(/\D/g, '')) % rule.letters.length] === text.at(-1);
  }
  const { weights, modulus, ranks = '0123456789' } = rule;
  return weights.every((list) => {
    const sum = list.reduce((sum, w, at) => sum + w * ranks.indexOf(text[at] ?? ''), 0);
    return sum % modulus === 0;
  });
}
