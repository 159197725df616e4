import { type ContentEntity, entryPage } from '@plaza/contract';

/** What a search finds of an entry: its page, a term, or one of its questions. */
export interface SearchDocument {
  /** Distinguishes the documents of an entry. */
  readonly part: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  /** The type of the page that shows it, if it has none of its own, and its anchor there. */
  readonly host?: string;
  readonly anchor?: string;
}

/** Characters of a body that are searched. */
const bodyCharacters = 100_000;

type Fields = Readonly<Record<string, unknown>>;

/** Fields with text beside documents, which every visitor of the page reads. */
const textFields = [
  ...['answer', 'outcome', 'method', 'jobTitle', 'expertise', 'legalName', 'synonyms'],
  ...['pros', 'cons', 'criteria', 'eligibility', 'entries'],
];

/** The documents of an entry; none if it has no page, or search engines must not list it. */
export function searchDocuments(entity: ContentEntity): SearchDocument[] {
  if (entity.folder === 'glossary-terms') {
    const { term, definition, slug } = entity.value;
    const texts = { title: term, summary: definition, body: bodyOf(entity.value) };
    return [{ part: '', ...texts, host: 'Glossary', anchor: slug }];
  }
  if (entity.folder === 'question-groups')
    return entity.value.questions.map(({ id, question, answer }) => {
      const texts = { title: question, summary: '', body: textOf(answer) };
      return { part: id, ...texts, host: 'FAQ', anchor: id };
    });
  const page = entryPage(entity);
  if (!page || page.noIndex) return [];
  const fields: Fields = { ...entity.value };
  const { summary = fields.lead ?? fields.description ?? '' } = fields;
  return [{ part: '', title: page.title, summary: `${summary}`, body: bodyOf(fields) }];
}

function bodyOf(fields: Fields): string {
  const parts = Object.entries(fields)
    .filter(([name, value]) => textFields.includes(name) || isDocument(value))
    .map(([, value]) => textOf(value));
  return parts.join(' ').slice(0, bodyCharacters);
}

const isDocument = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'doc';

/** Attributes and marks of a document are no text; names of nodes and ids neither. */
const skipped = new Set(['attrs', 'marks', 'type', 'id', 'publishedAt', 'image']);

/** The text of a document or of any value around it. Uses its own stack: documents may be deep. */
function textOf(root: unknown): string {
  const texts: string[] = [];
  const stack: unknown[] = [root];
  while (stack.length > 0) {
    const value = stack.pop();
    if (typeof value === 'string') texts.push(value);
    if (typeof value !== 'object' || value === null) continue;
    const children = Object.entries(value).filter(([name]) => !skipped.has(name));
    for (const [, child] of children.reverse()) stack.push(child);
    if ('content' in value) texts.push(' ');
  }
  return texts.join('').replace(/\s+/g, ' ').trim();
}
