import { type DialogTab, dialogTabs } from '../model/dialog-content.ts';

interface TabListProps {
  id: string;
  labels: Readonly<Record<DialogTab, string>>;
  selected: DialogTab;
}

export function TabList({ id, labels, selected }: TabListProps) {
  return (
    <div className="pz-consent__tabs" role="tablist" aria-labelledby={`${id}-title`}>
      {dialogTabs.map((name) => (
        <button
          key={name}
          className="pz-consent__tab"
          type="button"
          role="tab"
          id={`${id}-tab-${name}`}
          aria-controls={`${id}-${name}`}
          aria-selected={name === selected}
          tabIndex={name === selected ? undefined : -1}
        >
          {labels[name]}
        </button>
      ))}
    </div>
  );
}
