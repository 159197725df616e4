import type { PageView } from '../../model/page-view.ts';

interface Choice {
  name: string;
  label: string;
}

export interface ListControlsProps {
  /** The numbers that the list asks for; `unit` stands beside the field, `error` is said of a text that is none. */
  inputs: readonly (Choice & { unit?: string; error: string })[];
  /** Terms to choose from. */
  terms: readonly { value: string; label: string }[];
  /** Filters; the name of an option is its value. */
  groups: readonly (Choice & { options: readonly Choice[] })[];
  /** Orders; the first is the page's own. */
  sorts: readonly Choice[];
  /** Orders as a question with these answers, instead of a select and filters. */
  questions?: { priority: string; answers: readonly Choice[] } | undefined;
  /** Whether the filters are in view: those of a short list, or below questions, are closed. */
  isLong?: boolean;
  labels: {
    heading: string;
    term: string;
    sort: string;
    filters: string;
    submit: string;
    /** Closes the sheet of a phone. */
    done: string;
  };
  view: PageView;
}

/**
 * What a visitor can choose about a list, as fields or as questions: a column beside it, or on a phone
 * one line that says what is chosen and opens a sheet. Without a script the line opens in place.
 */
export function ListControls(props: ListControlsProps) {
  const { inputs, terms, groups, sorts, questions, labels, view } = props;
  const asks = inputs.length + terms.length + (sorts.length > 1 ? 1 : 0);
  if (asks + groups.length === 0) return null;
  return (
    <details className="pz-live__panel pz-panel" data-attributes="controls" data-sheet="">
      <summary className="pz-live__summary">
        <span className="pz-live__choice" data-value="choice">
          {view.values?.choice}
        </span>{' '}
        <span className="pz-live__heading">{labels.heading}</span>
      </summary>
      <div className="pz-live__sheet">
        <ListFields {...props} />
        {questions && <Priority {...questions} first={sorts[0]?.name ?? ''} />}
        <ListFilters {...props} />
        <button className="pz-button pz-submit" type="submit">
          {labels.submit}
        </button>
        <button className="pz-button pz-live__done" type="button" data-close="">
          {labels.done}
        </button>
      </div>
    </details>
  );
}

function ListFields({ inputs, terms, sorts, questions, labels, view }: ListControlsProps) {
  return (
    <fieldset className="pz-live__fields pz-field--group">
      <legend className="pz-visually-hidden">{labels.heading}</legend>
      {inputs.map((input) => (
        <NumberInput key={input.name} {...input} value={`${view.inputs?.[input.name] ?? ''}`} />
      ))}
      {terms.length > 1 && (
        <Select
          name="term"
          label={labels.term}
          options={terms}
          value={`${view.inputs?.term ?? ''}`}
        />
      )}
      {!questions && sorts.length > 1 && (
        <Select
          name="sort"
          label={labels.sort}
          options={sorts.map(({ name, label }) => ({ value: name, label }))}
        />
      )}
    </fieldset>
  );
}

function ListFilters({ groups, isLong, labels, view }: ListControlsProps) {
  if (groups.length === 0) return null;
  return (
    <details className="pz-live__filters" open={isLong}>
      <summary className="pz-live__summary">{labels.filters}</summary>
      <div className="pz-live__groups">
        {groups.map((group) => (
          <FilterGroup key={group.label} group={group} view={view} />
        ))}
      </div>
    </details>
  );
}

function NumberInput(props: ListControlsProps['inputs'][number] & { value: string }) {
  const { name, label, unit, value, error } = props;
  const id = `list-${name}`;
  return (
    <div className="pz-field" data-field={name}>
      <label className="pz-field__label" htmlFor={id}>
        {unit ? `${label} (${unit})` : label}
      </label>
      <input
        className="pz-field__control"
        id={id}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        defaultValue={value}
        aria-describedby={`${id}-note`}
        data-attributes={`field-${name}`}
      />
      {/* Hidden text describes a field unless it is inside what the field refers to. */}
      <div id={`${id}-note`}>
        <p className="pz-field__error" data-shown={`unread-${name}`} hidden>
          {error}
        </p>
      </div>
    </div>
  );
}

interface SelectProps extends Choice {
  options: readonly { value: string; label: string }[];
  value?: string;
}

/** Without a value the first option is the default. The hidden one is shown for a value that is no option. */
function Select({ name, label, options, value }: SelectProps) {
  const id = `list-${name}`;
  return (
    <div className="pz-field" data-field={name}>
      <label className="pz-field__label" htmlFor={id}>
        {label}
      </label>
      <select className="pz-field__control" id={id} name={name} defaultValue={value}>
        {value !== undefined && (
          <option value="" hidden>
            –
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

function Priority({
  priority,
  answers,
  first,
}: NonNullable<ListControlsProps['questions']> & { first: string }) {
  return (
    <fieldset className="pz-field--group">
      <legend>{priority}</legend>
      {answers.map(({ name, label }) => (
        <label key={name} className="pz-live__option">
          <input type="radio" name="sort" value={name} defaultChecked={name === first} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Options of a group, of which a product has to meet one; each with how many it would show. */
function FilterGroup({
  group,
  view,
}: {
  group: ListControlsProps['groups'][number];
  view: PageView;
}) {
  return (
    <fieldset className="pz-field--group">
      <legend>{group.label}</legend>
      {group.options.map(({ name, label }) => (
        <label key={name} className="pz-live__option">
          <input type="checkbox" name="filter" value={name} />
          <span>
            {label}{' '}
            <span className="pz-field__hint">
              (<span data-value={`count-${name}`}>{view.values?.[`count-${name}`]}</span>)
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
