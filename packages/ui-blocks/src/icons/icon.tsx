import { ownRow } from '../core/rich-text/own-property.ts';
import type { IconDrawing } from '../model/icon-drawing.ts';
import type { IconName } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';

export interface IconProps {
  /** One of `ICON_NAMES`; any other shows `drawing`. */
  name: IconName | (string & {});
  /** Shown for any name that is not in `ICON_NAMES`; without it nothing is. */
  drawing?: IconDrawing | undefined;
  /** The accessible name; without it the icon is decoration. */
  title?: string;
  /** Called with an unknown name, to log a warning (§8). */
  onMissing?: (name: string) => void;
}

/** A named icon of §3.4, as high as a letter and in the colour of the text around it. */
export function Icon({ name, drawing, title, onMissing }: IconProps) {
  const named = ownRow<string>(ICON_PATHS, name);
  const shown = named === undefined ? drawing : { width: 256, height: 256, paths: [named] };
  if (!shown) {
    onMissing?.(name);
    return null;
  }
  const viewBox = `0 0 ${shown.width} ${shown.height}`;
  const paths = shown.paths.map((path) => <path key={path} d={path} />);
  return title ? (
    <svg className="pz-icon" viewBox={viewBox} width="1em" height="1em" role="img">
      <title>{title}</title>
      {paths}
    </svg>
  ) : (
    <svg className="pz-icon" viewBox={viewBox} width="1em" height="1em" aria-hidden="true">
      {paths}
    </svg>
  );
}
