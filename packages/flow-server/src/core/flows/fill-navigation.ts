import { defaultTreeAdapter } from 'parse5';
import type { ElementIndex } from '../element-index.ts';
import { attribute, type Element, remove, set, setText } from '../html-elements.ts';
import type { FlowTexts } from './flow-page-texts.ts';
import type { StepView } from './flow-view.ts';

const { appendChild, createElement, insertText } = defaultTreeAdapter;

/** The buttons of a step, its progress, the way back, and the links to other items. */
export function fillNavigation(form: ElementIndex, view: StepView, texts: FlowTexts): void {
  const { progress, back, items = [], total } = view;
  for (const button of form.tagged('button')) remove(button, 'hidden');
  fillGate(form, view, texts);
  if (progress)
    for (const element of form.having('data-flow-progress'))
      setText(element, texts.progress(progress));
  if (back !== undefined)
    for (const link of form.having('data-flow-back')) {
      remove(link, 'hidden');
      set(link, 'href', back);
    }
  for (const list of form.having('data-flow-items')) listItems(list, items, texts);
  if (total !== undefined)
    for (const element of form.having('data-flow-total')) {
      remove(element, 'hidden');
      setText(element, texts.total(total));
    }
}

/** What was sent and where to, and when it can be sent again. */
function fillGate(form: ElementIndex, { wait, resent, sentTo }: StepView, texts: FlowTexts) {
  if (sentTo)
    for (const note of form.having('data-flow-sent-to')) {
      const pattern = attribute(note, 'data-flow-sent-to') ?? '';
      setText(
        note,
        pattern.replace('{email}', () => sentTo),
      );
    }
  if (resent) for (const note of form.having('data-flow-resent')) remove(note, 'hidden');
  if (!wait) return;
  for (const note of form.having('data-flow-wait')) {
    remove(note, 'hidden');
    set(note, 'data-flow-wait', `${wait}`);
    setText(note, texts.wait(wait));
  }
}

function listItems(list: Element, items: NonNullable<StepView['items']>, texts: FlowTexts) {
  list.childNodes = [];
  if (items.length > 1) remove(list, 'hidden');
  items.forEach(({ href, isCurrent }, index) => {
    const item = createElement('li', list.namespaceURI, []);
    const link = createElement('a', list.namespaceURI, [{ name: 'href', value: href }]);
    if (isCurrent) set(link, 'aria-current', 'step');
    insertText(link, texts.item(index + 1));
    appendChild(item, link);
    appendChild(list, item);
  });
}
