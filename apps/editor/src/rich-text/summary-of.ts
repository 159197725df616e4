import { isList, isObject, type Json } from '../json/json.ts';

const longest = 120;

/** The first words of a block, so that one knows which it is without opening it. */
export function summaryOf(json: Json): string {
  const words: string[] = [];
  collect(json, words);
  const text = words.join(' · ');
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const shown = ['title', 'heading', 'question', 'buttonText', 'linkText', 'alt', 'name', 'text'];

function collect(json: Json, words: string[]): void {
  if (words.length >= 4) return;
  if (isList(json)) for (const item of json) collect(item, words);
  if (!isObject(json)) return;
  for (const [name, value] of Object.entries(json)) {
    if (typeof value === 'string' && shown.includes(name) && value !== '') words.push(value);
    else if (typeof value === 'object' && value !== null) collect(value, words);
  }
}
