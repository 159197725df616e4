export interface FieldRow {
  /** Name of the row in the view's `shown`, and base of its ids. */
  name: string;
  legend: string;
  isShown: boolean;
  /** The values of its fields, by their names. */
  values: Readonly<Record<string, string>>;
  /** What is said of the row when it applies, by name in the view's `shown`. */
  notes: readonly { name: string; text: string; isShown: boolean }[];
  /** The accessible name of the button that removes the row. */
  removeLabel: string;
}

export interface FieldRowsProps {
  /** Fragment id, to which adding and removing lead. */
  id: string;
  heading: string;
  /** Path of the page. */
  action: string;
  /** The fields of each row; their names are repeated in the query. */
  fields: readonly { name: string; label: string; isNumber?: boolean; maxLength: number }[];
  /** Every row that there may be, those that are not used hidden. */
  rows: readonly FieldRow[];
  /** What the Enter key does in a field. */
  submitLabel: string;
  add: { label: string; isShown: boolean };
  remove: { label: string; isShown: boolean };
}

/**
 * Rows of the same fields in a tool's form, e.g. debts. Its `add` and `remove` send the form, so that
 * they work without JavaScript; `rows` carries how many are shown.
 */
export function FieldRows(props: FieldRowsProps) {
  const { id, heading, action, fields, rows, add, remove, submitLabel } = props;
  const change = { className: 'pz-quiet-button', formAction: `${action}#${id}` };
  return (
    <section className="pz-field-rows" id={id} aria-labelledby={`${id}-heading`}>
      <h2 className="pz-tool__heading" id={`${id}-heading`}>
        {heading}
      </h2>
      {/* The first button of a form is its default. */}
      <button className="pz-visually-hidden" type="submit" tabIndex={-1} aria-hidden="true">
        {submitLabel}
      </button>
      <input type="hidden" name="rows" value={rows.filter(({ isShown }) => isShown).length} />
      {rows.map((row, index) => (
        <fieldset
          key={row.name}
          className="pz-field-rows__row"
          data-shown={row.name}
          hidden={!row.isShown}
        >
          <legend>{row.legend}</legend>
          <RowFields {...{ fields, row }} />
          <p data-shown="remove" hidden={!remove.isShown}>
            <button
              {...change}
              type="submit"
              name="remove"
              value={index + 1}
              aria-label={row.removeLabel}
            >
              {remove.label}
            </button>
          </p>
          <RowNotes {...row} />
        </fieldset>
      ))}
      <p data-shown="add" hidden={!add.isShown}>
        <button {...change} type="submit" name="add" value="1">
          {add.label}
        </button>
      </p>
    </section>
  );
}

function RowFields({ fields, row }: Pick<FieldRowsProps, 'fields'> & { row: FieldRow }) {
  return fields.map(({ name, label, isNumber = false, maxLength }) => (
    <div key={name} className="pz-field">
      <label htmlFor={`${row.name}-${name}`}>{label}</label>
      <input
        className="pz-field__control"
        id={`${row.name}-${name}`}
        name={name}
        inputMode={isNumber ? 'decimal' : undefined}
        autoComplete="off"
        maxLength={maxLength}
        defaultValue={row.values[name]}
        aria-describedby={`${row.name}-notes`}
      />
    </div>
  ));
}

/** Hidden notes describe a field unless they are inside what it refers to. */
const RowNotes = ({ name, notes }: FieldRow) => (
  <div className="pz-field-rows__notes" id={`${name}-notes`}>
    {notes.map((note) => (
      <p key={note.name} data-shown={note.name} hidden={!note.isShown}>
        {note.text}
      </p>
    ))}
  </div>
);
