export interface ListFinderProps {
  /** The address of the module that finds; without it there is no field. */
  module: string | undefined;
  label: string;
  /** Said when nothing matches. */
  none: string;
}

/** A field that finds in the page what is marked with `data-find-item`. Without script it is not shown. */
export function ListFinder({ module, label, none }: ListFinderProps) {
  if (!module) return null;
  return (
    <div className="pz-finder" data-module={module} hidden>
      <label className="pz-field__label" htmlFor="finder">
        {label}
      </label>
      <input className="pz-field__control" id="finder" type="search" autoComplete="off" />
      <p role="status" data-text={none} />
    </div>
  );
}
