import type { IconDrawing } from '../model/icon-drawing.ts';
import { Icon } from './icon.tsx';
import { iconPlace } from './icon-place.ts';

export interface LazyIconProps {
  /** One of `ICON_NAMES`; any other shows `drawing`. */
  name: string;
  drawing?: IconDrawing | undefined;
}

/**
 * A decorative icon where it is hidden at first, as in a menu: the page has no drawing of it, and a
 * browser loads the picture of all named icons when it shows the first. Works without script.
 */
export function LazyIcon({ name, drawing }: LazyIconProps) {
  const place = iconPlace(name);
  if (!place) return <Icon name={name} drawing={drawing} />;
  return <span className="pz-lazy-icon" data-column={place.column} data-row={place.row} />;
}
