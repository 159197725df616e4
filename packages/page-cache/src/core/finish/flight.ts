import { UnexpectedMarkupError } from '../../model/unfinishable-page-error.ts';

/** React's flight data by row id: what the server sends for hydration. */
export type Flight = {
  /** Parsed JSON of the rows that hold elements and props. A stream's row has several. */
  readonly models: ReadonlyMap<string, readonly unknown[]>;
  /** Module id of the rows that stand for a client component. */
  readonly clientReferences: ReadonlyMap<string, string>;
};

const inlinedData = /^self\.__next_f\.push\((\[.*\])\)$/s;
const instruction = { text: 1, base64: 3 } as const;

/** Rows whose length in bytes is given, because their content may hold line breaks. */
const sizedRow = /^[TAOobUSsLlGgMmV]$/;
/** Other rows that begin with a tag: client references, hints, errors, streams. */
const taggedRow = /^[A-Z#rx]$/;

/** The flight data that a page carries in its inline scripts. @throws UnexpectedMarkupError */
export function readFlight(scripts: readonly string[]): Flight {
  const bytes = Buffer.concat(scripts.flatMap(readInstruction));
  const models = new Map<string, unknown[]>();
  const clientReferences = new Map<string, string>();
  for (const { id, tag, body } of rows(bytes)) {
    if (tag === 'I') clientReferences.set(id, moduleId(body));
    if (tag === '') models.set(id, [...(models.get(id) ?? []), parseJson(body)]);
  }
  if (!models.has('0')) throw new UnexpectedMarkupError('there is no flight data with a root row');
  return { models, clientReferences };
}

function readInstruction(script: string): Buffer[] {
  const pushed = inlinedData.exec(script)?.[1];
  if (pushed === undefined) return [];
  const data = parseJson(pushed);
  if (!Array.isArray(data) || typeof data[1] !== 'string') return [];
  if (data[0] === instruction.text) return [Buffer.from(data[1], 'utf8')];
  return data[0] === instruction.base64 ? [Buffer.from(data[1], 'base64')] : [];
}

type Row = { readonly id: string; readonly tag: string; readonly body: string };

function* rows(bytes: Buffer): Generator<Row> {
  for (let position = 0; position < bytes.length; ) {
    const colon = indexOf(bytes, ':', position);
    const id = bytes.toString('latin1', position, colon);
    const first = String.fromCharCode(bytes[colon + 1] ?? 0);
    if (sizedRow.test(first)) {
      const comma = indexOf(bytes, ',', colon);
      const size = Number.parseInt(bytes.toString('latin1', colon + 2, comma), 16);
      if (Number.isNaN(size)) throw new UnexpectedMarkupError(`flight row ${id} has no size`);
      yield { id, tag: first, body: '' };
      position = comma + 1 + size;
    } else {
      const tag = taggedRow.test(first) ? first : '';
      const end = indexOf(bytes, '\n', colon);
      yield { id, tag, body: bytes.toString('utf8', colon + 1 + tag.length, end) };
      position = end + 1;
    }
  }
}

function indexOf(bytes: Buffer, character: string, from: number): number {
  const index = bytes.indexOf(character, from, 'latin1');
  if (index < 0) throw new UnexpectedMarkupError('the flight data is cut off');
  return index;
}

function moduleId(body: string): string {
  const reference = parseJson(body);
  if (Array.isArray(reference)) return String(reference[0]);
  throw new UnexpectedMarkupError('a client reference is not a list');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnexpectedMarkupError('the flight data is not JSON where it should be');
  }
}
