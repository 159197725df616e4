import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { parse } from '@babel/parser';
import type { Expression, File, Node, ObjectExpression, Statement } from '@babel/types';
import type { TextPosition } from '@plaza/contract/content-folder';

/** A position in one of an app's modules. */
export type ModulePlace = TextPosition & { readonly file: string };

type Module = { readonly file: string; readonly body: readonly Statement[] };
type Value = { readonly module: Module; readonly node: Node };

/** Parses a TypeScript module. @throws SyntaxError with `loc` if it is invalid */
export function parseModule(source: string): File {
  return parse(source, { sourceType: 'module', plugins: ['typescript'] });
}

/**
 * Finds the value at a path of a module's default export, such as `defineSite({ … })` in
 * `plaza.config.ts`: through the call's argument, names, imports from the app's own files, and type
 * annotations. For computed or missing values, it returns the innermost part that exists in the
 * source.
 */
export function locateInModule(
  projectDir: string,
  file: string,
  path: readonly PropertyKey[],
): ModulePlace {
  const read = (name: string): Module => ({
    file: name,
    body: parseModule(readFileSync(join(projectDir, name), 'utf8')).program.body,
  });
  const module = read(file);
  let place: Value = { module, node: exported(module, 'default') ?? emptyPlace };
  let value = settle(place, { projectDir, read });
  for (const key of path) {
    const next = value && member(value, key);
    if (!next) break;
    place = next;
    value = settle({ module: next.module, node: valueNode(next.node) }, { projectDir, read });
    if (value && value.module !== place.module) place = value;
  }
  const { line = 1, column = 0 } = place.node.loc?.start ?? {};
  return { file: place.module.file, line, column: column + 1 };
}

const emptyPlace = { type: 'NullLiteral' } as Node;

type Reading = { readonly projectDir: string; readonly read: (file: string) => Module };

/** Resolves a value to an object or array; undefined if that takes executing it. */
function settle({ module, node }: Value, reading: Reading): Value | undefined {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return settle({ module, node: node.expression }, reading);
    case 'CallExpression':
      return node.arguments[0] && settle({ module, node: node.arguments[0] }, reading);
    case 'Identifier':
      return named(node.name, module, reading);
    case 'ObjectExpression':
    case 'ArrayExpression':
      return { module, node };
    default:
      return undefined;
  }
}

/** Resolves a name to a constant of the module, or to an export of another of the app's files. */
function named(name: string, module: Module, reading: Reading): Value | undefined {
  const local = declared(module, name);
  if (local) return settle({ module, node: local }, reading);
  for (const statement of module.body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find((it) => it.local.name === name);
    const file = specifier && fileOf(statement.source.value, module.file, reading.projectDir);
    if (!specifier || !file) continue;
    const other = reading.read(file);
    const found = exported(other, importedName(specifier));
    return found && settle({ module: other, node: found }, reading);
  }
  return undefined;
}

type Specifier = Extract<Statement, { type: 'ImportDeclaration' }>['specifiers'][number];

function importedName(specifier: Specifier): string {
  if (specifier.type !== 'ImportSpecifier') return 'default';
  const { imported } = specifier;
  return imported.type === 'Identifier' ? imported.name : imported.value;
}

function fileOf(source: string, from: string, projectDir: string): string | undefined {
  const file = normalize(join(dirname(from), source));
  return source.startsWith('.') && existsSync(join(projectDir, file)) ? file : undefined;
}

function declared({ body }: Module, name: string): Expression | undefined {
  const statements = body.map((it) =>
    it.type === 'ExportNamedDeclaration' && it.declaration ? it.declaration : it,
  );
  return (
    statements
      .flatMap((it) => (it.type === 'VariableDeclaration' ? it.declarations : []))
      .find(({ id }) => id.type === 'Identifier' && id.name === name)?.init ?? undefined
  );
}

function exported(module: Module, name: string): Node | undefined {
  if (name !== 'default') return declared(module, name);
  return module.body.find((it) => it.type === 'ExportDefaultDeclaration')?.declaration;
}

/** The property or element of a key; the last one if there are duplicates. */
function member({ module, node }: Value, key: PropertyKey): Value | undefined {
  if (node.type === 'ArrayExpression') {
    const index = Number(key);
    const element = node.elements[index];
    // After a spread, indexes are unknown.
    const isCounted = !node.elements.slice(0, index + 1).some((it) => it?.type === 'SpreadElement');
    return element && isCounted ? { module, node: element } : undefined;
  }
  const found = (node as ObjectExpression).properties.findLast(
    (it) => it.type === 'ObjectProperty' && !it.computed && nameOf(it.key) === String(key),
  );
  return found && { module, node: found };
}

const valueNode = (node: Node): Node => (node.type === 'ObjectProperty' ? node.value : node);

function nameOf(key: Node): string | undefined {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' || key.type === 'NumericLiteral'
    ? String(key.value)
    : undefined;
}
