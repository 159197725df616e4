import {
  type ChoiceField,
  choiceFields,
  type FieldError,
  hiddenFields,
  type LeadFailure,
  type LeadFormField,
  type LeadFormValues,
  type TextField,
  textFields,
} from '../form/lead-form-fields.ts';
import type { Choices } from '../websites/read-choices.ts';
import type { LeadFormTranslator } from './lead-form-texts.ts';

export type LeadFormProps = {
  readonly locale: string;
  readonly choices: Choices;
  readonly values: LeadFormValues;
  readonly errors?: ReadonlyMap<LeadFormField, FieldError> | undefined;
  readonly failure?: LeadFailure | undefined;
  readonly texts: LeadFormTranslator;
};

/**
 * Focused when the page loads; in frames, where browsers ignore autofocus, by the form's script.
 */
export const takesFocus = ({ parentOrigin }: LeadFormValues) => ({
  tabIndex: -1,
  'data-focus': true,
  autoFocus: !parentOrigin,
});

/** The form, posted to its own address; an error summary takes the focus. */
export function LeadForm(props: LeadFormProps) {
  const { t } = props.texts;
  return (
    // The empty address drops the query of a reloaded form.
    <form action="?" method="post" noValidate>
      <h1>{t('title')}</h1>
      <Summary {...props} />
      {hiddenFields.map((name) =>
        props.values[name] ? (
          <input key={name} type="hidden" name={name} value={props.values[name]} />
        ) : null,
      )}
      <div className="fields">
        {(Object.keys(textFields) as TextField[]).map((name) => (
          <Field key={name} name={name} {...props}>
            <input
              {...control(name, props)}
              {...textFields[name]}
              defaultValue={props.values[name] ?? ''}
            />
          </Field>
        ))}
        {choiceFields.map((name) => (
          <Field key={name} name={name} {...props}>
            <Choice name={name} {...props} />
          </Field>
        ))}
      </div>
      <div className="choice">
        <ErrorText name="privacyAccepted" {...props} />
        <input
          {...control('privacyAccepted', props)}
          type="checkbox"
          defaultChecked={props.values.privacyAccepted === 'on'}
        />
        <label htmlFor="privacyAccepted">{t('privacy')}</label>
      </div>
      <button type="submit">{t('submit')}</button>
    </form>
  );
}

function Summary({ texts, values, errors, failure, locale }: LeadFormProps) {
  if (!errors?.size && !failure) return null;
  return (
    <div className="summary" role="alert" {...takesFocus(values)}>
      <h2>{texts.t('errors-heading')}</h2>
      {failure && <p>{texts.t(failure)}</p>}
      {errors && errors.size > 0 && (
        <ul>
          {[...errors].map(([name, error]) => (
            <li key={name}>
              <a href={`#${name}`}>{errorText({ name, error, texts, locale })}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function Field({
  name,
  children,
  ...props
}: LeadFormProps & { name: TextField | ChoiceField; children: React.ReactNode }) {
  const { t } = props.texts;
  const labels = {
    name: t('name'),
    email: t('email'),
    phone: t('telephone'),
    amount: t('product-amount'),
    termMonths: t('product-term'),
  };
  return (
    <div>
      <label htmlFor={name}>{labels[name]}</label>
      {name === 'phone' && (
        <p className="hint" id="phone-hint">
          {t('phone-hint', { country: countryName(props.locale) })}
        </p>
      )}
      <ErrorText name={name} {...props} />
      {children}
    </div>
  );
}

function Choice({ name, ...props }: LeadFormProps & { name: ChoiceField }) {
  const { choices, locale, texts, values } = props;
  const months = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'month',
    unitDisplay: 'long',
  });
  const { offered, format } = {
    amount: { offered: choices.amounts, format: (value: number) => texts.formats.money(value) },
    termMonths: { offered: choices.termMonths, format: months.format },
  }[name];
  const chosen = offered.find((value) => `${value}` === values[name]);
  return (
    <select {...control(name, props)} defaultValue={chosen ?? ''}>
      <option value="">{texts.t('choose')}</option>
      {offered.map((value) => (
        <option key={value} value={value}>
          {format(value)}
        </option>
      ))}
    </select>
  );
}

function ErrorText({ name, errors, texts, locale }: LeadFormProps & { name: LeadFormField }) {
  const error = errors?.get(name);
  if (!error) return null;
  return (
    <p className="error" id={`${name}-error`}>
      {errorText({ name, error, texts, locale })}
    </p>
  );
}

type ShownError = Pick<LeadFormProps, 'texts' | 'locale'> & {
  name: LeadFormField;
  error: FieldError;
};

function errorText({ name, error, texts: { t }, locale }: ShownError): string {
  if (name === 'name' || name === 'email') return t(`contact-${name}-${error}`);
  if (name === 'amount') return t('amount-missing');
  if (name === 'termMonths') return t('term-missing');
  if (name === 'privacyAccepted') return t('privacy-missing');
  return error === 'wrong'
    ? t('phone-wrong', { country: countryName(locale) })
    : t(`phone-${error}`);
}

const countryName = (locale: string) =>
  new Intl.DisplayNames(locale, { type: 'region' }).of(new Intl.Locale(locale).region ?? '') ?? '';

/** Associates a control with its hint and error. */
function control(name: LeadFormField, { errors }: LeadFormProps) {
  const hasError = errors?.has(name) ?? false;
  const describedBy = [
    ...(name === 'phone' ? ['phone-hint'] : []),
    ...(hasError ? [`${name}-error`] : []),
  ];
  return {
    id: name,
    name,
    required: true,
    'aria-invalid': hasError || undefined,
    'aria-describedby': describedBy.join(' ') || undefined,
  };
}
