import { escapeXml } from './icon.ts';

/** Marks in a square of 64, white and in a second ink: `$`. Each is filled paths. */
const marks = [
  '<path d="M15 37h9v12h-9z" fill="$"/><path d="M28 27h9v22h-9zM41 15h9v34h-9z" fill="#fff"/>',
  '<path d="M31 50c-15-3-20-13-17-27 14 2 20 12 17 27z" fill="$"/><path d="M33 50c-4-17 2-30 17-36 5 18-1 31-17 36z" fill="#fff"/>',
  '<path d="M10 47l17-27 17 27z" fill="#fff"/><path d="M32 47l12-18 12 18z" fill="$"/>',
  '<path d="M31 14v17H14a17 17 0 0 1 17-17zM33 33h17a17 17 0 0 1-17 17z" fill="#fff"/><path d="M33 14a17 17 0 0 1 17 17H33zM14 33h17v17a17 17 0 0 1-17-17z" fill="$"/>',
  '<path d="M30 11v30H13c2-13 8-23 17-30z" fill="#fff"/><path d="M34 18c9 5 14 13 16 23H34zM14 46h36v5H14z" fill="$"/>',
  '<path d="M14 50V32a18 18 0 0 1 36 0v18h-9V32a9 9 0 0 0-18 0v18z" fill="#fff"/><path d="M27 50V33a5 5 0 0 1 10 0v17z" fill="$"/>',
  '<path d="M32 10c2 13 9 20 22 22-13 2-20 9-22 22-2-13-9-20-22-22 13-2 20-9 22-22z" fill="#fff"/><circle cx="48" cy="16" r="4" fill="$"/>',
] as const;

/** A ground on which white is seen in light and dark, and the second ink on it. */
const grounds = [
  ['#1f3d7a', '#8fb8f2'],
  ['#0e7575', '#9fe3da'],
  ['#b3452a', '#ffc7a8'],
  ['#5a3ba5', '#cdbcff'],
  ['#1d7a4c', '#a8e3bd'],
  ['#7a2a64', '#f2b5dc'],
] as const;

/** The logo of a fictional lender. Seven products with ids in a row have seven marks. */
export function logoDrawing({ id, name }: { id: number; name: string }): string {
  const mark = marks[id % marks.length] ?? marks[0];
  const [ground, second] = grounds[id % grounds.length] ?? grounds[0];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><title>${escapeXml(name)}</title><rect width="64" height="64" rx="15" fill="${ground}"/>${mark.replaceAll('$', second)}</svg>\n`;
}
