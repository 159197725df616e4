import { describedBy, Field, FieldErrorList, FieldHint, type FieldProps } from './field.tsx';

export interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** The value that is chosen; default the first. */
  chosen?: string | undefined;
}

/** A select with its label. */
export function SelectField(props: SelectFieldProps) {
  const { id, name, options, chosen } = props;
  return (
    <Field {...props}>
      <select
        className="pz-field__control"
        id={id}
        name={name}
        defaultValue={chosen}
        aria-describedby={describedBy(props)}
      >
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  );
}

export interface CheckboxFieldProps extends FieldProps {
  required?: boolean;
  /** Sent if the box is ticked; default `on`. */
  value?: string;
}

/** A box to tick, its label beside it. */
export function CheckboxField({ required, value, ...props }: CheckboxFieldProps) {
  const { id, name, label, hint, errors } = props;
  return (
    <div className="pz-field" data-field={name}>
      <FieldErrorList id={id} errors={errors ?? {}} />
      <div className="pz-field__choice">
        <input
          className="pz-field__box"
          id={id}
          name={name}
          type="checkbox"
          value={value}
          required={required}
          aria-describedby={describedBy(props)}
        />
        <label className="pz-field__choice-label" htmlFor={id}>
          {label}
        </label>
      </div>
      <FieldHint id={id} hint={hint} />
    </div>
  );
}
