import { describedBy, Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel' | 'date';
  /** The keyboard of a telephone, if it is not that of the type. */
  inputMode?: 'numeric' | 'decimal' | 'email' | 'tel' | 'text' | undefined;
  /** The `autocomplete` token, e.g. `email`. */
  autoComplete?: string | undefined;
  /** UTF-16 units. */
  maxLength?: number | undefined;
  required?: boolean;
  /** As wide as a number or as an account number; default the whole line. */
  width?: 'short' | 'medium' | undefined;
  /** What the number counts, e.g. `€`, after the field; the label says it in words. */
  unit?: string | undefined;
}

/** A line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { id, name, type = 'text', inputMode, autoComplete, maxLength, required } = props;
  const { unit, width } = props;
  const control = (
    <input
      className="pz-field__control"
      id={id}
      name={name}
      type={type}
      inputMode={inputMode}
      autoComplete={autoComplete}
      maxLength={maxLength}
      required={required}
      aria-describedby={describedBy(props)}
      data-width={width}
    />
  );
  return (
    <Field {...props}>
      {unit ? (
        <span className="pz-field__line">
          {control}
          <span aria-hidden="true">{unit}</span>
        </span>
      ) : (
        control
      )}
    </Field>
  );
}

export interface TextAreaProps extends Omit<TextFieldProps, 'type' | 'unit' | 'width'> {
  /** Visible lines. */
  rows?: number;
}

/** Several lines of text with their label. */
export function TextArea(props: TextAreaProps) {
  const { id, name, autoComplete, maxLength, required, rows = 6 } = props;
  return (
    <Field {...props}>
      <textarea
        className="pz-field__control"
        id={id}
        name={name}
        rows={rows}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required={required}
        aria-describedby={describedBy(props)}
      />
    </Field>
  );
}
