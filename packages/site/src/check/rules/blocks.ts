import { BLOCKS, parseDocument, type RichTextError } from '@plaza/ui-blocks';
import type { ContentRule, Finding } from '../model.ts';
import { nodesOf, outerDocuments, type Visited } from '../walk-values.ts';

/** Rich-text documents only use known nodes and blocks, with the properties of their schemas. */
export const blocks: ContentRule = ({ entities }) =>
  entities.flatMap(({ file, value }) =>
    outerDocuments(value).flatMap((document) =>
      [...unreadNodes(document), ...wrongProperties(document)].map((finding) => ({
        file: `content/${file}`,
        ...finding,
      })),
    ),
  );

type LocalFinding = Omit<Finding, 'file'>;

function unreadNodes({ path, value }: Visited): LocalFinding[] {
  const problems: RichTextError[] = [];
  parseDocument(value, { mode: 'page', onProblem: (problem) => problems.push(problem) });
  // Issues in properties are reported in more detail below.
  const unread = problems.filter(({ code }) => code !== 'invalid-block');
  return unread.map((problem) => {
    const message = problem.message.replace(/ \(at [^)]*\)$/, '');
    const name = /^missing handler: (\S+)$/.exec(message)?.[1];
    return {
      path: [...path, ...problem.path.split('.').filter(Boolean), ...(name ? ['type'] : [])],
      message: name ? `unknown block ${name}` : message,
      ...(name && { hint: `Known blocks: ${Object.keys(BLOCKS).join(', ')}.` }),
    };
  });
}

function wrongProperties({ path, value }: Visited): LocalFinding[] {
  return nodesOf(value).flatMap(({ path: below, node: { type, attrs = {} } }) => {
    const row = Object.hasOwn(BLOCKS, type) ? BLOCKS[type as keyof typeof BLOCKS] : undefined;
    if (!row) return [];
    const at = [...path, ...below, 'attrs'];
    const { error } = row.schema.safeParse(attrs);
    const wrong = (error?.issues ?? []).map((issue) => ({
      path: [...at, ...issue.path],
      message: `${type}: ${issue.path.join('.')}: ${issue.message}`,
    }));
    return [...wrong, ...unknownProperties({ type, attrs, schema: row.schema, at })];
  });
}

type Properties = {
  readonly type: string;
  readonly attrs: object;
  readonly schema: object;
  readonly at: readonly PropertyKey[];
};

function unknownProperties({ type, attrs, schema, at }: Properties): LocalFinding[] {
  if (!('shape' in schema)) return [];
  const known = Object.keys(schema.shape as object);
  const unknown = Object.keys(attrs).filter((name) => !known.includes(name));
  return unknown.map((name) => ({
    path: [...at, name],
    message: `${type} has no property ${name}`,
    hint: known.length > 0 ? `Its properties: ${known.join(', ')}.` : 'It has no properties.',
  }));
}
