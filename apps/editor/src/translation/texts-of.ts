import { isList, isObject, type Json, type JsonPath } from '../json/json.ts';

/** A text of an entry that a translator writes, and where it is. */
export type PlacedText = { readonly path: JsonPath; readonly text: string };

/** Fields whose texts are no language: names of things, addresses, choices. */
const untranslated =
  /^(?:id|locale|slug|kind|type|src|href|url|applyUrl|poster|partner|referrer|currency|icon|color|variant|level|provider|videoId|loading|updatedAt|publishedAt|.*(?:Id|Ids|Path|Paths|Url|At))$/;

/**
 * The texts of an entry in their order. A document of rich text is one text, a line a block: its
 * paragraphs are not told apart by their place, which translators change.
 */
export function textsOf(value: Json, path: JsonPath = []): PlacedText[] {
  if (typeof value === 'string') return isWords(value, path) ? [{ path, text: value }] : [];
  if (isList(value)) return value.flatMap((item, index) => textsOf(item, [...path, index]));
  if (!isObject(value)) return [];
  if (value.type === 'doc' && isList(value.content)) {
    const text = value.content.map(wordsOf).filter(Boolean).join('\n');
    return text === '' ? [] : [{ path, text }];
  }
  return Object.entries(value).flatMap(([name, child]) => textsOf(child, [...path, name]));
}

function isWords(text: string, path: JsonPath): boolean {
  const name = path.findLast((step) => typeof step === 'string') ?? '';
  return text.trim() !== '' && (name === 'path' || !untranslated.test(`${name}`));
}

/** The words of a block in one line: its text nodes, and the texts of its attributes. */
function wordsOf(node: Json): string {
  if (!isObject(node)) return '';
  if (node.type === 'text') return typeof node.text === 'string' ? node.text : '';
  const inner = isList(node.content) ? node.content.map(wordsOf) : [];
  const isInline = isList(node.content) && node.content.some((each) => isText(each));
  const own = isObject(node.attrs) ? textsOf(node.attrs).map(({ text }) => text) : [];
  return [...own, inner.filter(Boolean).join(isInline ? '' : ' · ')].filter(Boolean).join(' · ');
}

const isText = (node: Json) => isObject(node) && node.type === 'text';
