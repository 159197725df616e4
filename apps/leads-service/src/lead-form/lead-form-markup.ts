import { attributes, type Html, html } from './html.ts';
import {
  carriedFields,
  fieldRow,
  type LeadFailure,
  type LeadFault,
  type LeadFormField,
  leadFormFieldNames,
} from './lead-form-fields.ts';
import { type LeadFormLocale, type LeadFormWords, leadFormWords } from './lead-form-words.ts';

/** What stands in the form. */
export interface LeadFormState {
  readonly locale: LeadFormLocale;
  /** By name: what the visitor filled in, and what the form carries. */
  readonly values: Readonly<Record<string, string | undefined>>;
  readonly faults?: ReadonlyMap<LeadFormField, LeadFault>;
  readonly failure?: LeadFailure | undefined;
}

/** The form, posted to its own address: with a fault, a summary takes the focus. */
export function leadForm(state: LeadFormState): Html {
  const words = leadFormWords(state.locale);
  const [privacy, ...others] = leadFormFieldNames.toReversed();
  const fields = others.toReversed().map((name) => writtenField(name as WrittenField, state));
  return html`<form action="?" method="post" novalidate>
<h1>${words.title}</h1>
${summary(words, state)}
${carriedFields.map((name) => hiddenField(name, state.values[name]))}
<div class="fields">${fields}</div>
${privacy && privacyField(words, state)}
<button>${words.submit}</button>
</form>`;
}

/** What stands in the form's place once it is sent. */
export function receipt({ locale, values }: LeadFormState, id: string): Html {
  const words = leadFormWords(locale);
  return html`<section class="receipt">
<h1${focused(values)}>${words.sentHeading}</h1>
<p>${words.sentText}</p>
<p>${words.reference}: <code>${id}</code></p>
</section>`;
}

type WrittenField = Exclude<LeadFormField, 'privacyAccepted'>;

/** Takes the focus as the page comes; in a frame, where browsers refuse that, by the form's script. */
const focused = ({ parentOrigin }: LeadFormState['values']) =>
  attributes({ tabindex: '-1', 'data-focus': true, autofocus: !parentOrigin });

function summary(
  words: LeadFormWords,
  { values, faults, failure }: LeadFormState,
): Html | undefined {
  if (!faults?.size && !failure) return undefined;
  const links = [...(faults ?? [])].map(
    ([name, fault]) => html`<li><a href="#${name}">${words.fields[name].faults[fault]}</a></li>`,
  );
  return html`<div class="summary" role="alert"${focused(values)}>
<h2>${words.faultsHeading}</h2>
${failure && html`<p>${words.failures[failure]}</p>`}
${links.length > 0 && html`<ul>${links}</ul>`}
</div>`;
}

const hiddenField = (name: string, value: string | undefined) =>
  value && html`<input type="hidden"${attributes({ name, value })}>\n`;

function writtenField(name: WrittenField, state: LeadFormState): Html {
  const { label, hint } = leadFormWords(state.locale).fields[name];
  return html`<div>
<label for="${name}">${label}</label>
${hint && html`<p class="hint" id="${name}-hint">${hint}</p>`}
${faultOf(name, state)}
${control(name, state)}
</div>`;
}

function control(name: WrittenField, state: LeadFormState): Html {
  const { attributes: own, options } = fieldRow(name);
  const value = state.values[name] ?? '';
  const common = { id: name, name, required: true, ...described(name, state) };
  if (!options) return html`<input${attributes({ ...common, ...own, value })}>`;
  const format = new Intl.NumberFormat(state.locale, options.format);
  const choices = options.values.map(
    (each) =>
      html`<option${attributes({ value: `${each}`, selected: value === `${each}` })}>${format.format(each)}</option>`,
  );
  const words = leadFormWords(state.locale);
  return html`<select${attributes(common)}><option value="">${words.choose}</option>${choices}</select>`;
}

function privacyField({ fields }: LeadFormWords, state: LeadFormState): Html {
  const name = 'privacyAccepted';
  const common = { id: name, name, required: true, ...described(name, state) };
  const checked = state.values[name] === 'on';
  return html`<div class="choice">
${faultOf(name, state)}
<input type="checkbox"${attributes({ ...common, checked })}>
<label for="${name}">${fields[name].label}</label>
</div>`;
}

function faultOf(name: LeadFormField, { locale, faults }: LeadFormState): Html | undefined {
  const fault = faults?.get(name);
  const words = fault && leadFormWords(locale).fields[name].faults[fault];
  return words ? html`<p class="fault" id="${name}-fault">${words}</p>` : undefined;
}

/** Ties a control to its hint and its fault. */
function described(name: LeadFormField, { locale, faults }: LeadFormState) {
  const isFaulty = faults?.has(name) ?? false;
  const ids = [
    ...(leadFormWords(locale).fields[name].hint ? [`${name}-hint`] : []),
    ...(isFaulty ? [`${name}-fault`] : []),
  ];
  return {
    'aria-invalid': isFaulty ? 'true' : undefined,
    'aria-describedby': ids.join(' ') || undefined,
  };
}
