import { Icon } from '../../icons/icon.tsx';
import { LazyIcon } from '../../icons/lazy-icon.tsx';
import type { MenuEntry } from '../../model/layout-components.ts';

export interface SiteMenuProps {
  entries: readonly MenuEntry[];
  /** `navigation` names the landmark; `open` and `close` are buttons of narrow screens. */
  labels: { navigation: string; open: string; close: string };
}

/** Fragment id of the entries, which the button opens. */
const ID = 'site-menu';

/**
 * A menu with groups and icons. On narrow screens a button opens it as a popover; a group is a
 * disclosure. Both are the browser's own, so that they work without script and with any keyboard.
 */
export function SiteMenu({ entries, labels }: SiteMenuProps) {
  return (
    <nav className="pz-site-menu" aria-label={labels.navigation}>
      <button className="pz-site-menu__button" type="button" popoverTarget={ID}>
        <MenuSign />
        {labels.open}
      </button>
      <div className="pz-site-menu__panel" id={ID} popover="auto">
        <button
          className="pz-site-menu__close"
          type="button"
          popoverTarget={ID}
          popoverTargetAction="hide"
        >
          {labels.close}
        </button>
        <ul className="pz-site-menu__entries">
          {entries.map((entry) => (
            <li key={entry.label}>
              {entry.items?.length ? <Group entry={entry} /> : <Entry entry={entry} />}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

/** Of several groups the browser keeps one open, because they share their name. */
function Group({ entry }: { entry: MenuEntry }) {
  const { items = [], href, label } = entry;
  const isCurrent = entry.current || items.some(({ current }) => current);
  return (
    <details className="pz-site-menu__group" name={ID}>
      <summary className="pz-site-menu__link" data-current={isCurrent || undefined}>
        <Label entry={entry} />
      </summary>
      <ul className="pz-site-menu__items">
        {href && (
          <li>
            <Entry entry={{ label, href, current: entry.current ?? false }} />
          </li>
        )}
        {items.map((item) => (
          <li key={item.label}>
            <Entry entry={item} isHidden />
          </li>
        ))}
      </ul>
    </details>
  );
}

type EntryProps = {
  entry: MenuEntry;
  /** Whether it is shown only when its group is open. */
  isHidden?: boolean;
};

function Entry({ entry, isHidden = false }: EntryProps) {
  const { href, current, description } = entry;
  const name = <Label entry={entry} isHidden={isHidden} />;
  if (href === undefined) return <span className="pz-site-menu__link">{name}</span>;
  return (
    <a className="pz-site-menu__link" href={href} aria-current={current ? 'page' : undefined}>
      {name}
      {description && <span className="pz-site-menu__description">{description}</span>}
    </a>
  );
}

function Label({ entry: { icon, label }, isHidden = false }: EntryProps) {
  const Sign = isHidden ? LazyIcon : Icon;
  return (
    <span className="pz-site-menu__label">
      {icon && <Sign {...icon} />}
      {label}
    </span>
  );
}

function MenuSign() {
  return (
    <svg className="pz-icon" viewBox="0 0 16 16" width="1em" height="1em" aria-hidden="true">
      <path d="M1 3h14v2H1zm0 4h14v2H1zm0 4h14v2H1z" />
    </svg>
  );
}
