import { parse } from '@babel/parser';
import type { Node, ObjectExpression, ObjectProperty } from '@babel/types';
import type { Literal } from '../files/literal.ts';

/** A property of the object that a config module hands to `defineSite`, with its place in the source. */
export interface ConfigProperty {
  readonly start: number;
  readonly end: number;
  /** Undefined if it takes running the module. */
  readonly value: Literal | undefined;
}

/**
 * The properties of a `plaza.config.ts`, read without running it: that would need built packages.
 *
 * @throws Error when the module does not export `defineSite({ … })`
 */
export function readConfigSource(source: string): ReadonlyMap<string, ConfigProperty> {
  const { body } = parse(source, { sourceType: 'module', plugins: ['typescript'] }).program;
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration');
  const call = exported?.declaration;
  const [config] = call?.type === 'CallExpression' ? call.arguments : [];
  if (config?.type !== 'ObjectExpression')
    throw new Error('plaza.config.ts does not end with export default defineSite({ … })');
  return new Map(
    propertiesOf(config).map((property) => [
      nameOf(property),
      { start: property.start ?? 0, end: property.end ?? 0, value: literalOf(property.value) },
    ]),
  );
}

const propertiesOf = ({ properties }: ObjectExpression): ObjectProperty[] =>
  properties.filter((property) => property.type === 'ObjectProperty');

const nameOf = ({ key }: ObjectProperty): string => {
  if (key.type === 'Identifier') return key.name;
  return key.type === 'StringLiteral' ? key.value : '';
};

function literalOf(node: Node | null): Literal | undefined {
  switch (node?.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'MemberExpression':
      // `productTypes.Finance` is recognised by its last name.
      return node.property.type === 'Identifier' ? node.property.name : undefined;
    case 'ArrayExpression':
      return allOf(node.elements.map(literalOf));
    case 'ObjectExpression': {
      const properties = propertiesOf(node);
      const values = allOf(properties.map(({ value }) => literalOf(value)));
      if (!values || properties.length < node.properties.length) return undefined;
      return Object.fromEntries(
        properties.map((property, index) => [nameOf(property), values[index] as Literal]),
      );
    }
    default:
      return undefined;
  }
}

const allOf = (values: readonly (Literal | undefined)[]): Literal[] | undefined => {
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length ? known : undefined;
};
