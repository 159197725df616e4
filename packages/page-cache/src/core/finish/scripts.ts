import type { HtmlElement } from './parse-html.ts';

/** The origin of a script: inert data, ours, the framework's, or foreign. */
export type ScriptOrigin = 'data' | 'own' | 'framework' | 'foreign';

/** Attribute by which a page marks a script or preload of its own, to be kept. */
const ownMark = 'data-plaza';

const executedTypes =
  /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Address of every file that the framework's build writes. */
const frameworkFile = /\/_next\/static\//;

/** Inline scripts of Next and of React's server renderer, by how they begin. */
const frameworkInline = [
  /^(self\.__next_f|\(self\.__next_f=self\.__next_f\|\|\[\]\))\.push\(/,
  /^requestAnimationFrame\(function\(\)\{\$RT=performance\.now\(\)\}\);?$/,
  /^document\.querySelectorAll\('body link\[rel="icon"\]/,
];

/** Id that React gives to the script that boots the bundle. */
const bootstrapId = '_R_';

export function scriptOrigin(script: HtmlElement): ScriptOrigin {
  const { attributes, text } = script;
  if (!executedTypes.test(attributes.get('type')?.trim() ?? '')) return 'data';
  if (attributes.has(ownMark)) return 'own';
  const source = attributes.get('src');
  if (source !== undefined) return frameworkFile.test(source) ? 'framework' : 'foreign';
  if (attributes.get('id') === bootstrapId) return 'framework';
  return frameworkInline.some((pattern) => pattern.test(text)) ? 'framework' : 'foreign';
}

/** Whether a `<link>` only fetches a script of the framework ahead of time. */
export function isFrameworkPreload({ attributes }: HtmlElement): boolean {
  if (attributes.has(ownMark) || !frameworkFile.test(attributes.get('href') ?? '')) return false;
  const rel = attributes.get('rel');
  return rel === 'modulepreload' || (rel === 'preload' && attributes.get('as') === 'script');
}
