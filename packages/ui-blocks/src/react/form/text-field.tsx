import { describedBy, Field, type FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'tel';
  /** The `autocomplete` token, e.g. `email`. */
  autoComplete?: string;
  /** UTF-16 units. */
  maxLength: number;
  required?: boolean;
}

/** A line of text with its label. */
export function TextField(props: TextFieldProps) {
  const { id, name, type = 'text', autoComplete, maxLength, required } = props;
  return (
    <Field {...props}>
      <input
        className="pz-field__control"
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required={required}
        aria-describedby={describedBy(props)}
      />
    </Field>
  );
}

export interface TextAreaProps extends Omit<TextFieldProps, 'type'> {
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
