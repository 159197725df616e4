import {
  type DefaultTreeAdapterTypes,
  defaultTreeAdapter,
  parse,
  serialize,
  serializeOuter,
} from 'parse5';
import { type ElementIndex, indexElements } from '../element-index.ts';
import type { Element } from '../html-elements.ts';
import { type FlowTexts, readFlowTexts } from './flow-page-texts.ts';

/** The places of a page that differ from answer to answer. */
const places = ['title', 'tracking', 'flow'] as const;

type Place = (typeof places)[number];

export type PlacedElements = Readonly<Partial<Record<Place, Element>>>;

/** The page of a flow, taken apart. Its elements are copied to be filled, never changed. */
export type FlowTemplate = {
  /** The page around its places: its text, with the name of a place at every other index. */
  readonly frame: readonly string[];
  /** What is in its places as everybody gets it. */
  readonly own: PlacedElements & { readonly flow: Element };
  /** Within the flow, with the first step in it. */
  readonly form: Element;
  readonly first: Element | undefined;
  /** The steps and ends, as they are in the form and in the parts for later answers. */
  readonly inForm: ElementIndex;
  readonly parts: ElementIndex;
  readonly texts: FlowTexts;
};

/** Parses a page, once for all its answers. @returns undefined if it has no form of a flow */
export function readFlowTemplate(html: string): FlowTemplate | undefined {
  const document = parse(html);
  const flow = indexElements(document).first('data-flow');
  if (!flow) return undefined;
  const inFlow = indexElements(flow);
  const [form, parts] = [inFlow.first('data-flow-form'), inFlow.first('data-flow-parts')];
  if (!form || !parts) return undefined;
  const { content } = parts as DefaultTreeAdapterTypes.Template;
  defaultTreeAdapter.detachNode(parts);
  const own = { flow, ...takeOut(document, flow) };
  const inForm = indexElements(form);
  return {
    ...{ frame: serialize(document).split(placeMark), own, form, inForm },
    first: inForm.first('data-flow-step'),
    parts: indexElements(content),
    texts: readFlowTexts(form),
  };
}

/** The parser drops null characters, so no page has such a comment of its own. */
const markOf = (place: Place) => `\0${place}`;
const placeMark = new RegExp(`<!--\0(${places.join('|')})-->`);

/** Leaves marks in place of the elements that differ. */
function takeOut(document: DefaultTreeAdapterTypes.Document, flow: Element): PlacedElements {
  replaceWithMark(flow, 'flow');
  const around = indexElements(document);
  const [title, tracking] = [around.tagged('title')[0], around.first('data-tracking')];
  if (title) replaceWithMark(title, 'title');
  if (tracking) replaceWithMark(tracking, 'tracking');
  return { ...(title && { title }), ...(tracking && { tracking }) };
}

function replaceWithMark(element: Element, place: Place) {
  const { parentNode } = element;
  if (!parentNode) return;
  const mark = defaultTreeAdapter.createCommentNode(markOf(place));
  defaultTreeAdapter.insertBefore(parentNode, mark, element);
  defaultTreeAdapter.detachNode(element);
}

/** Writes a page with other elements in its places. */
export const writeFlowPage = ({ frame, own }: FlowTemplate, filled: PlacedElements): string => {
  const placed: PlacedElements = { ...own, ...filled };
  const write = (text: string, index: number) => {
    const element = index % 2 === 1 ? placed[text as Place] : undefined;
    return element ? serializeOuter(element) : text;
  };
  return frame.map(write).join('');
};
