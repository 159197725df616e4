import { LRUCache } from 'lru-cache';
import {
  attribute,
  cloneElement,
  type Element,
  elementsOf,
  prefixText,
  textOf,
} from '../html-elements.ts';
import { fillEnd } from './fill-end.ts';
import { fillStep } from './fill-step.ts';
import { type FlowTemplate, readFlowTemplate, writeFlowPage } from './flow-template.ts';
import type { FlowView } from './flow-view.ts';

/** A page is the same for everybody until its content changes. Each takes about half a megabyte. */
const templates = new LRUCache<string, FlowTemplate>({ max: 64 });

function templateOf(html: string): FlowTemplate | undefined {
  const known = templates.get(html);
  if (known) return known;
  const template = readFlowTemplate(html);
  if (template) templates.set(html, template);
  return template;
}

/**
 * Fills the page of a flow: the step or the end that is shown takes its place in the form, the
 * others leave. The texts are in the page already, in its language.
 *
 * @returns undefined if the page has no such part
 */
export function fillFlowPage(html: string, view: FlowView): string | undefined {
  if (view.kind === 'plain') return html;
  const template = templateOf(html);
  const filled =
    template && (view.kind === 'end' ? fillEnd(template, view) : fillStep(template, view));
  if (!template || !filled) return undefined;
  const { shown, ...placed } = filled;
  const title = titleOf(template, shown);
  if (title && view.kind === 'step' && (view.issues.length > 0 || view.failure !== undefined))
    prefixText(title, attribute(template.form, 'data-title-prefix') ?? '');
  return writeFlowPage(template, { ...placed, ...(title && { title }) });
}

/** Tabs, the history and screen readers tell steps apart by their titles. */
function titleOf({ own }: FlowTemplate, shown: Element) {
  const title = own.title && cloneElement(own.title);
  const heading = elementsOf(shown).find(({ tagName }) => tagName === 'h2');
  if (title && heading) prefixText(title, `${textOf(heading)} |`);
  return title;
}
