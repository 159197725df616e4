import { ownRow } from '../core/rich-text/own-property.ts';
import type { IconName } from './icon-names.ts';
import { ICON_PATHS } from './icon-paths.ts';

export interface IconProps {
  /** One of `ICON_NAMES`; any other draws nothing. */
  name: IconName | (string & {});
  /** What the icon says to someone who does not see it; without it the icon is decoration. */
  title?: string;
  /** Told the name that no icon has, to log a warning (§8). */
  onMissing?: (name: string) => void;
}

/** A named icon of §3.4, as high as a letter and in the colour of the text around it. */
export function Icon({ name, title, onMissing }: IconProps) {
  const path = ownRow<string>(ICON_PATHS, name);
  if (path === undefined) {
    onMissing?.(name);
    return null;
  }
  return title ? (
    <svg className="pz-icon" viewBox="0 0 256 256" width="1em" height="1em" role="img">
      <title>{title}</title>
      <path d={path} />
    </svg>
  ) : (
    <svg className="pz-icon" viewBox="0 0 256 256" width="1em" height="1em" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
