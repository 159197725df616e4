import { isTokenType, type TokenType, valueIssues } from './token-values.ts';

/** A token of the W3C Design Tokens Format (2025.10), its type inherited and its alias resolved. */
export interface Token {
  path: readonly string[];
  type: TokenType;
  value: unknown;
}

/** What is wrong with a token, and which: `color.text.light`. */
export type TokenIssue = { readonly path: string; readonly message: string };

/** Thrown for a token file that cannot be used; the message lists every issue, one on a line. */
export class TokenError extends Error {
  override readonly name = 'TokenError';

  constructor(issues: readonly TokenIssue[]) {
    super(issues.map(({ path, message }) => `${path || 'the file'}: ${message}`).join('\n'));
  }
}

type Leaf = { path: readonly string[]; type: string | undefined; value: unknown };

/** The readable tokens of a file, what is wrong with the others, and the names of all. */
export type ParsedTokens = {
  readonly tokens: readonly Token[];
  readonly issues: readonly TokenIssue[];
  readonly names: ReadonlySet<string>;
};

/** Reads all tokens of a file in the order written, aliases such as `{color.text.light}` resolved. */
export function parseTokens(file: unknown): ParsedTokens {
  const issues: TokenIssue[] = [];
  const leaves = collect(file, { path: [], type: undefined }, issues);
  const byName = new Map(leaves.map((leaf) => [leaf.path.join('.'), leaf]));
  const tokens = leaves.flatMap((leaf) => {
    const read = readLeaf(leaf, byName);
    if ('type' in read) return [read];
    const path = leaf.path.join('.');
    issues.push(...read.map((message) => ({ path, message })));
    return [];
  });
  return { tokens, issues, names: new Set(byName.keys()) };
}

/** As `parseTokens`, all or nothing. @throws {TokenError} listing what is wrong */
export function readTokens(file: unknown): readonly Token[] {
  const { tokens, issues } = parseTokens(file);
  if (issues.length > 0) throw new TokenError(issues);
  return tokens;
}

function collect(node: unknown, at: Omit<Leaf, 'value'>, issues: TokenIssue[]): Leaf[] {
  const { path } = at;
  if (typeof node !== 'object' || node === null || Array.isArray(node)) {
    issues.push({ path: path.join('.'), message: 'is neither a group nor a token' });
    return [];
  }
  const group = node as Record<string, unknown>;
  const type = typeof group.$type === 'string' ? group.$type : at.type;
  if ('$value' in group) return [{ path, type, value: group.$value }];
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => collect(child, { path: [...path, name], type }, issues));
}

/** The token, or what is wrong with it. */
function readLeaf({ path, type, value }: Leaf, byName: ReadonlyMap<string, Leaf>) {
  if (type === undefined) return ['has no $type'];
  if (!isTokenType(type)) return [`has type ${type}, which has no CSS form here`];
  const name = aliasOf(value);
  const target = name === undefined ? { value } : resolve(name, byName, new Set());
  if (!target) return [`refers to {${name}}, which leads nowhere`];
  const issues = valueIssues(type, target.value);
  return issues.length > 0 ? issues : ({ path, type, value: target.value } satisfies Token);
}

const aliasOf = (value: unknown) =>
  typeof value === 'string' ? /^\{(.+)\}$/.exec(value)?.[1] : undefined;

function resolve(
  name: string,
  byName: ReadonlyMap<string, Leaf>,
  seen: Set<string>,
): Leaf | undefined {
  const target = byName.get(name);
  if (!target || seen.has(name)) return undefined;
  const next = aliasOf(target.value);
  return next === undefined ? target : resolve(next, byName, seen.add(name));
}
