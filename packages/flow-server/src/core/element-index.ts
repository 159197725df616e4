import { type Element, elementsOf } from './html-elements.ts';

/** The elements of a tree by what they have, in document order: one walk, whatever is looked up. */
export type ElementIndex = {
  readonly having: (attribute: string) => readonly Element[];
  readonly tagged: (tagName: string) => readonly Element[];
  /** The first element with this value of an attribute; with any value if none is given. */
  readonly first: (attribute: string, value?: string) => Element | undefined;
};

/** Elements that are added or removed later are not noticed. */
export function indexElements(root: Parameters<typeof elementsOf>[0]): ElementIndex {
  const byAttribute = new Map<string, Element[]>();
  const byTag = new Map<string, Element[]>();
  for (const element of elementsOf(root)) {
    append(byTag, element.tagName, element);
    for (const { name } of element.attrs) append(byAttribute, name, element);
  }
  const having = (attribute: string) => byAttribute.get(attribute) ?? [];
  return {
    having,
    tagged: (tagName) => byTag.get(tagName) ?? [],
    first: (attribute, value) =>
      having(attribute).find(
        ({ attrs }) =>
          value === undefined || attrs.some((own) => own.name === attribute && own.value === value),
      ),
  };
}

function append(lists: Map<string, Element[]>, key: string, element: Element) {
  const list = lists.get(key);
  if (list) list.push(element);
  else lists.set(key, [element]);
}
