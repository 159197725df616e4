/** A colour in OKLCH, as the W3C design-token format writes it. */
export interface ColorValue {
  colorSpace: 'oklch';
  components: [lightness: number, chroma: number, hue: number];
  /** From 0 to 1, which is also what it is when not given. */
  alpha?: number;
}

/** A token of the W3C Design Tokens Format (2025.10), with its type resolved from its groups. */
export interface Token {
  path: readonly string[];
  type: string;
  value: unknown;
}

/** Thrown for a token file that cannot be used; the message names the token. */
export class TokenError extends Error {
  override readonly name = 'TokenError';
}

type Group = Record<string, unknown>;

/**
 * All tokens of a file in the order written, aliases such as `{color.text.light}` resolved.
 *
 * @throws {TokenError} for a token without type, an alias that leads nowhere or in a circle
 */
export function readTokens(file: Group): Token[] {
  const tokens = collect(file, [], undefined);
  const byName = new Map(tokens.map((token) => [token.path.join('.'), token]));
  return tokens.map((token) => ({ ...token, value: resolve(token, byName, []) }));
}

function collect(group: Group, path: readonly string[], inherited: string | undefined): Token[] {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  if ('$value' in group) {
    if (!type) throw new TokenError(`${path.join('.')} has no $type`);
    return [{ path, type, value: group.$value }];
  }
  return Object.entries(group)
    .filter(([name]) => !name.startsWith('$'))
    .flatMap(([name, child]) => collect(asGroup(child, [...path, name]), [...path, name], type));
}

function asGroup(value: unknown, path: readonly string[]): Group {
  if (typeof value === 'object' && value !== null) return value as Group;
  throw new TokenError(`${path.join('.')} is neither a group nor a token`);
}

function resolve(token: Token, byName: ReadonlyMap<string, Token>, seen: string[]): unknown {
  const alias = typeof token.value === 'string' ? /^\{(.+)\}$/.exec(token.value)?.[1] : undefined;
  if (alias === undefined) return token.value;
  const target = byName.get(alias);
  if (!target || seen.includes(alias)) {
    throw new TokenError(`${token.path.join('.')} refers to {${alias}}, which leads nowhere`);
  }
  return resolve(target, byName, [...seen, alias]);
}
