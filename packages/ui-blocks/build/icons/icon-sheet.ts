import { ICON_PATHS } from '../../src/icons/icon-paths.ts';
import { COLUMNS, iconPlace } from '../../src/icons/icon-place.ts';

/** Side of an icon's canvas. */
const SIDE = 256;

const ROWS = Math.ceil(Object.keys(ICON_PATHS).length / COLUMNS);

/** One picture of all named icons. */
export function renderIconSheet(): string {
  const paths = Object.entries(ICON_PATHS).map(([name, path]) => {
    const { column = 0, row = 0 } = iconPlace(name) ?? {};
    return `<path d="${path}" transform="translate(${column * SIDE} ${row * SIDE})"/>`;
  });
  const viewBox = `0 0 ${COLUMNS * SIDE} ${ROWS * SIDE}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths.join('')}</svg>`;
}

/** The columns and rows of that picture, for an icon's `data-column` and `data-row`. */
export const renderIconPlaces = (): string => placesOf('column', COLUMNS) + placesOf('row', ROWS);

const placesOf = (name: 'column' | 'row', count: number) =>
  Array.from(
    { length: count },
    (_, index) => `.pz-lazy-icon[data-${name}='${index}'] {\n  --pz-icon-${name}: ${index};\n}\n`,
  ).join('');
