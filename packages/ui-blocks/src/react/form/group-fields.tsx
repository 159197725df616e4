import { FieldErrorList, FieldHint, type FieldProps } from './field.tsx';

export interface GroupFieldProps extends FieldProps {
  /** `radio`: one of the options; `checkbox`: any of them. */
  type: 'radio' | 'checkbox';
  options: readonly { value: string; label: string }[];
}

/** A question with its options, all in view. */
export function GroupField({ id, name, label, hint, errors, type, options }: GroupFieldProps) {
  return (
    <fieldset className="pz-field pz-field--group" data-field={name}>
      <legend className="pz-field__label">{label}</legend>
      <FieldHint id={id} hint={hint} />
      <FieldErrorList id={id} errors={errors} />
      {options.map((option) => (
        <div className="pz-field__choice" key={option.value}>
          <input
            className="pz-field__box"
            id={`${id}-${option.value}`}
            name={name}
            type={type}
            value={option.value}
          />
          <label className="pz-field__choice-label" htmlFor={`${id}-${option.value}`}>
            {option.label}
          </label>
        </div>
      ))}
    </fieldset>
  );
}
