import { didYouMean, plainIssue } from '@plaza/contract/content-folder';
import { BLOCK_SCHEMAS, type BlockSchema, documentProblems } from '@plaza/ui-blocks/schemas';
import type { EntryRule, Finding } from '../model.ts';
import { nodesOf, outerDocuments, type Visited } from '../walk-values.ts';

/** Rich-text documents only use known nodes and blocks, with the properties of their schemas. */
export const blocks: EntryRule = ({ entities }) =>
  entities.flatMap(({ file, value }) =>
    outerDocuments(value).flatMap((document) =>
      [...unreadNodes(document), ...wrongProperties(document)].map((finding) => ({
        file: `content/${file}`,
        ...finding,
      })),
    ),
  );

const blockNames = Object.keys(BLOCK_SCHEMAS);

type LocalFinding = Omit<Finding, 'file'>;

function unreadNodes({ path, value }: Visited): LocalFinding[] {
  const problems = documentProblems(value);
  // Issues in properties are reported in more detail below.
  const unread = problems.filter(({ code }) => code !== 'invalid-block');
  return unread.map((problem) => {
    const message = problem.message.replace(/ \(at [^)]*\)$/, '');
    const name = /^missing handler: (\S+)$/.exec(message)?.[1];
    return {
      path: [...path, ...problem.path.split('.').filter(Boolean), ...(name ? ['type'] : [])],
      message: name ? `unknown block ${name}` : message,
      ...(name && {
        hint: `${didYouMean(name, blockNames)}Known blocks: ${blockNames.join(', ')}.`,
      }),
    };
  });
}

function wrongProperties({ path, value }: Visited): LocalFinding[] {
  return nodesOf(value).flatMap(({ path: below, node: { type, attrs = {} } }) => {
    const schema = schemaOf(type);
    if (!schema) return [];
    const at = [...path, ...below, 'attrs'];
    const { error } = schema.safeParse(attrs);
    const wrong = (error?.issues ?? []).map((issue) => ({
      path: [...at, ...issue.path],
      message: `${type}: \`${issue.path.join('.')}\` ${plainIssue(issue, attrs)}`,
    }));
    return [...wrong, ...unknownProperties({ type, attrs, schema, at })];
  });
}

const schemaOf = (type: string): BlockSchema | undefined =>
  Object.hasOwn(BLOCK_SCHEMAS, type)
    ? BLOCK_SCHEMAS[type as keyof typeof BLOCK_SCHEMAS]
    : undefined;

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
    hint:
      known.length > 0
        ? `${didYouMean(name, known)}Its properties: ${known.join(', ')}.`
        : 'It has no properties.',
  }));
}
