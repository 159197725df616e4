/** Two-digit area codes of the large cities; all others have three digits (§5). */
const twoDigitAreas: readonly string[] = ['33', '55', '56', '81'];

const DIGITS = 10;

/**
 * Formats a Mexican phone number as `(55) 1234-5678` or `(222) 123-4567` (§5). A leading `+52`,
 * other characters and digits after the tenth are dropped. Fewer digits fill the format as far as
 * they go, so that a number can be formatted while it is typed. Idempotent.
 *
 * @returns '' without digits
 */
export function formatMexicanPhone(phone: string | null | undefined): string {
  if (typeof phone !== 'string') return '';
  const dialled = phone.replaceAll(/[^\d+]/g, '');
  const national = dialled.replace(/^\+52/, '').replaceAll('+', '').slice(0, DIGITS);
  const areaLength = twoDigitAreas.includes(national.slice(0, 2)) ? 2 : 3;
  const area = national.slice(0, areaLength);
  const first = national.slice(areaLength, DIGITS - 4);
  const last = national.slice(DIGITS - 4);
  if (!first) return area;
  return last ? `(${area}) ${first}-${last}` : `(${area}) ${first}`;
}
