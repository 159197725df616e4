import type { FieldCheck } from './checked.ts';

export const TEXT_LIMITS = { text: 200, name: 100, longText: 2_000, email: 254 } as const;

const ofLength =
  (longest: number, space?: string): FieldCheck =>
  (raw, { min = 1, max = longest }) => {
    const value = space ? raw.replace(/\s+/g, space) : raw;
    if (value.length < min) return 'too-short';
    return value.length > max ? 'too-long' : { value };
  };

export const checkText = ofLength(TEXT_LIMITS.text, ' ');
export const checkName = ofLength(TEXT_LIMITS.name);
/** Line breaks stay, as a line feed. */
export const checkLongText = ofLength(TEXT_LIMITS.longText);

/** What every address has; `readEmail`, which the server asks, would be too large for a browser. */
export const checkEmail: FieldCheck = (value) => (/^.+@.+\../.test(value) ? { value } : 'invalid');
