/** Area codes of the large cities, which have two digits; all others have three (§5). */
const twoDigitAreas: readonly string[] = ['33', '55', '56', '81'];

const DIGITS = 10;

/**
 * A Mexican phone number as `(55) 1234-5678` or `(222) 123-4567` (§5). A `+52` in front is
 * dropped, all but digits are ignored, and so are digits after the tenth. Fewer digits give as much
 * of the form as they fill, so that a number can be written while it is typed.
 *
 * @returns '' for no digits; what it returned once it returns again
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
