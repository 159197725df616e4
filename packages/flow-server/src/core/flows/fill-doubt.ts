import { type Doubt, FIELD_KINDS, type Field, type FieldContext } from '@plaza/flows';
import { doubtField } from '@plaza/screens';
import { defaultTreeAdapter } from 'parse5';
import { attribute, type Element } from '../html-elements.ts';
import type { FlowTexts } from './flow-page-texts.ts';

const { appendChild, createElement, insertText } = defaultTreeAdapter;

/** An element with attributes by name. */
function elementOf({ namespaceURI }: Element, name: string, attrs: Record<string, string>) {
  const named = Object.entries(attrs).map(([name, value]) => ({ name, value }));
  return createElement(name, namespaceURI, named);
}

type Asked = { readonly texts: FlowTexts; readonly context: FieldContext };

/**
 * Asks below a field whether its answer is right, with the answer that was probably meant. The answer itself is chosen, so
 * that the same step sent again goes through.
 *
 * @param element the field of the flow
 */
export function fillDoubt(element: Element, doubt: Doubt, { texts, context }: Asked): void {
  const { field, value, meant } = doubt;
  const { kind }: Pick<Field, 'kind'> = JSON.parse(attribute(element, 'data-flow-check') ?? '{}');
  const show = (answer: string) => FIELD_KINDS[kind].show(answer, context);
  const group = elementOf(element, 'div', {
    role: 'group',
    'aria-label': texts.issue('doubtful', { field: attribute(element, 'data-flow-label') ?? '' }),
    'data-flow-doubt': '',
  });
  const choices = [
    { answer: value, text: texts.keep(show(value)) },
    ...(meant === '' ? [] : [{ answer: meant, text: texts.take(show(meant)) }]),
  ];
  choices.forEach(({ answer, text }, index) => {
    const id = `flow-${field}-doubt-${index}`;
    const row = elementOf(element, 'div', { class: 'pz-field__choice' });
    const box = elementOf(element, 'input', {
      ...{ class: 'pz-field__box', id, name: doubtField(field), value: answer },
      // One answer alone can be taken back, too.
      type: meant === '' ? 'checkbox' : 'radio',
      ...(index === 0 && { checked: '' }),
    });
    const label = elementOf(element, 'label', { class: 'pz-field__choice-label', for: id });
    insertText(label, text);
    appendChild(row, box);
    appendChild(row, label);
    appendChild(group, row);
  });
  appendChild(element, group);
}
