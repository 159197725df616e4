import type { PageView } from '../../model/page-view.ts';

interface ListChipsProps {
  /** A chip without a label takes its text from the view. */
  chips: readonly { name: string; label?: string }[];
  labels: { applied: string; remove: string; clear: string };
  view: PageView;
}

/** What is applied to a list, each a link to the list without it. All are in the page, hidden. */
export function ListChips({ chips, labels, view }: ListChipsProps) {
  if (chips.length === 0) return null;
  return (
    <div className="pz-live__chips" data-shown="chips" hidden={!view.shown?.chips}>
      <p id="list-applied">{labels.applied}</p>
      <ul className="pz-live__chip-list pz-plain-list" aria-labelledby="list-applied">
        {chips.map(({ name, label }) => (
          <li key={name} data-shown={`chip-${name}`} hidden>
            <a className="pz-live__chip" href="?" data-link={`chip-${name}`}>
              <span data-value={label === undefined ? `chip-${name}` : undefined}>{label}</span>
              <span className="pz-visually-hidden">{`: ${labels.remove}`}</span>
            </a>
          </li>
        ))}
      </ul>
      <a className="pz-live__chip" href="?" data-link="chips-clear">
        {labels.clear}
      </a>
    </div>
  );
}
