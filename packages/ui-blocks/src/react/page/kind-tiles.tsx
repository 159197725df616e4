import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon-names.ts';

export interface KindTilesProps {
  /** Names the landmark, e.g. "Categorías". */
  label: string;
  /** `count` says how many products the page compares, `best` what they have at best. */
  tiles: readonly { href: string; label: string; count: string; best?: string; icon: IconName }[];
}

/** What a site compares: a tile for each kind of product. */
export function KindTiles({ label, tiles }: KindTilesProps) {
  return (
    <nav aria-label={label}>
      <ul className="pz-tiles pz-plain-list">
        {tiles.map(({ href, label: name, count, best, icon }) => (
          <li key={href}>
            <a className="pz-tiles__link" href={href}>
              <Icon name={icon} />
              <span>
                {name} <span className="pz-tiles__count">{count}</span>{' '}
                {best && <span className="pz-tiles__count">{best}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
