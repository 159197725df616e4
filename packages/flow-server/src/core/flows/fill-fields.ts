import type { FieldIssue } from '@plaza/flows';
import { defaultTreeAdapter } from 'parse5';
import type { ElementIndex } from '../element-index.ts';
import {
  attribute,
  type Element,
  elementsOf,
  find,
  remove,
  set,
  setText,
} from '../html-elements.ts';
import { fillDoubt } from './fill-doubt.ts';
import type { FlowTexts, IssueValues } from './flow-page-texts.ts';
import type { StepView } from './flow-view.ts';

const { appendChild, createElement, insertText } = defaultTreeAdapter;

/** The text of each issue, and what is stored where it differs. */
export function fillFields(form: ElementIndex, view: StepView, texts: FlowTexts): void {
  for (const field of form.having('data-flow-field')) {
    const name = attribute(field, 'data-flow-field') ?? '';
    // An answer of this visitor may ask for it.
    remove(field, 'data-flow-unasked');
    writeIssue(
      field,
      view.issues.find((issue) => issue.field === name),
      texts,
    );
    const doubt = view.doubts?.find((asked) => asked.field === name);
    if (doubt) fillDoubt(field, doubt, { texts, context: view.context });
    const masked = view.masked?.[name];
    const stored = view.stored?.[name];
    if (masked !== undefined) addMasked(field, texts.masked(masked));
    else if (stored !== undefined) addStored(field, texts.stored(field, stored, view.context));
  }
}

function writeIssue(field: Element, issue: FieldIssue | undefined, texts: FlowTexts) {
  const place = issue && find(field, 'data-error', 'issue');
  if (place) setText(place, texts.issue(issue.code, issueValues(field, issue)));
}

function issueValues(field: Element, { code, read }: FieldIssue): IssueValues {
  const limits = JSON.parse(attribute(field, 'data-flow-limits') ?? '{}');
  return {
    field: attribute(field, 'data-flow-label') ?? '',
    limit: limits[code],
    read,
    example: attribute(field, 'data-flow-example'),
  };
}

function addStored(field: Element, text: string) {
  const note = createElement('p', field.namespaceURI, [{ name: 'data-flow-stored', value: '' }]);
  insertText(note, text);
  appendChild(field, note);
}

/** An address cannot be replaced by somebody who may not read it. */
function addMasked(field: Element, text: string) {
  addStored(field, text);
  for (const control of elementsOf(field))
    if (attribute(control, 'type') === 'email') set(control, 'disabled', '');
}
