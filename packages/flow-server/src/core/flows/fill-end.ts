import { type ElementIndex, indexElements } from '../element-index.ts';
import {
  attribute,
  cloneElement,
  type Element,
  remove,
  set,
  setText,
  textOf,
} from '../html-elements.ts';
import type { FilledPlaces } from './fill-step.ts';
import type { FlowTemplate } from './flow-template.ts';
import type { FlowView } from './flow-view.ts';

type EndView = Extract<FlowView, { kind: 'end' }>;

/** Puts the end of a view where the form is. @returns undefined if the page has no such end */
export function fillEnd(template: FlowTemplate, view: EndView): FilledPlaces | undefined {
  const { form, own } = template;
  const end = template.parts.first('data-flow-end', view.end);
  if (!end) return undefined;
  const flow = cloneElement(own.flow, (child) => (child === form ? end : child));
  const shown = indexElements(flow);
  const section = shown.first('data-flow-end', view.end) ?? flow;
  // It forgets what was typed.
  const module = attribute(form, 'data-module');
  if (module !== undefined) set(section, 'data-module', module);
  showResult(shown, view);
  const tracking = view.vendors?.length ? runVendors(flow, own.tracking, view.vendors) : undefined;
  return { shown: section, flow, ...(tracking && { tracking }) };
}

function showResult(shown: ElementIndex, { reasons, reference, next, handOver }: EndView) {
  for (const element of shown.having('data-flow-reason'))
    if (reasons.includes(attribute(element, 'data-flow-reason') ?? '')) remove(element, 'hidden');
  showLinks(shown.having('data-flow-next'), next);
  showLinks(shown.having('data-flow-hand-over'), handOver);
  if (!reference) return;
  for (const element of shown.having('data-flow-reference')) {
    remove(element, 'hidden');
    setText(
      element,
      textOf(element).replace('{reference}', () => reference),
    );
  }
}

function showLinks(links: readonly Element[], href: string | undefined) {
  if (href === undefined) return;
  for (const link of links) {
    set(link, 'href', href);
    remove(link, 'hidden');
  }
}

/**
 * On the last page those vendors run that have an event to receive, and no others. The page as
 * everybody gets it names all of its vendors, and runs none.
 *
 * @returns the element that names them
 */
function runVendors(flow: Element, tracking: Element | undefined, wanted: readonly string[]) {
  set(flow, 'data-flow-events', '');
  const entry = tracking && cloneElement(tracking);
  if (!entry) return undefined;
  const page = JSON.parse(attribute(entry, 'data-tracking') ?? '{}');
  const vendors = (page.vendors ?? []).filter(({ vendor }: { vendor: string }) =>
    wanted.includes(vendor),
  );
  set(entry, 'data-tracking', JSON.stringify({ ...page, vendors }));
  if (vendors.length > 0) remove(flow, 'data-no-vendors');
  return entry;
}
