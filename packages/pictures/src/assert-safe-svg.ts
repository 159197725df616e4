import { SaxesParser, type SaxesTagNS } from 'saxes';
import { PictureRefusedError } from './picture-refused.ts';

/** Drawings, and nothing that runs, loads or frames: an element that is not here is refused. */
const elements = new Set(
  'svg g defs symbol use title desc metadata path rect circle ellipse line polyline polygon text tspan textPath linearGradient radialGradient stop clipPath mask pattern marker style switch view filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'.split(
    ' ',
  ),
);

const svgNamespace = 'http://www.w3.org/2000/svg';

/** Elements and nested `use` that a browser would take long to draw. */
const most = { elements: 5000, uses: 200 } as const;

/** What CSS and attributes load: anything but a part of the same file. */
const loads = /url\(\s*["']?(?!#|["']?#)[^)]|@import|image-set\(|expression\(|javascript:/i;

/**
 * Refuses drawings with anything that runs or loads. Pages show them as images, in which browsers
 * run nothing; but an address can be opened by itself.
 *
 * @throws {PictureRefusedError} naming the line
 */
export function assertSafeSvg(bytes: Uint8Array): void {
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (what: string): never => {
    throw new PictureRefusedError(`${what} (line ${parser.line})`);
  };
  const counts = { elements: 0, uses: 0 };
  let style = '';
  parser.on('error', ({ message }) =>
    refuse(`is not well-formed SVG: ${message.replace(/^\d+:\d+: /, '')}; export it again`),
  );
  parser.on('doctype', (text) => {
    if (text.includes('[')) refuse('defines entities in its DOCTYPE: export it as plain SVG');
  });
  parser.on('processinginstruction', ({ target }) =>
    refuse(`has the processing instruction ${target}: export it as plain SVG`),
  );
  parser.on('opentag', (tag) => {
    counts.elements += 1;
    counts.uses += tag.local === 'use' ? 1 : 0;
    if (counts.elements > most.elements || counts.uses > most.uses)
      refuse(`has more than ${most.elements} elements or ${most.uses} <use>: save it as PNG`);
    const problem = tagProblem(tag);
    if (problem) refuse(problem);
  });
  const read = (text: string) => {
    style += text;
    if (loads.test(style))
      refuse('loads something in its styles: export it with everything inside');
  };
  parser.on('text', read);
  parser.on('cdata', read);
  parser.on('closetag', () => {
    style = '';
  });
  parser.write(utf8(bytes)).close();
}

function utf8(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new PictureRefusedError('is not UTF-8 text: export it again as UTF-8');
  }
}

/** Editors keep data of their own in other namespaces, which browsers do not draw. */
function tagProblem({ name, local, uri, attributes }: SaxesTagNS): string | undefined {
  if (uri === svgNamespace && !elements.has(local)) {
    const advice = local === 'script' ? 'remove the script' : `remove <${name}>`;
    return `contains <${name}>, which can run or load something: ${advice}, or save it as PNG`;
  }
  if (uri === 'http://www.w3.org/1999/xhtml') return `contains HTML (<${name}>): save it as PNG`;
  for (const attribute of Object.values(attributes)) {
    const { name: full, local: field, value } = attribute;
    if (/^on/i.test(field)) return `has the event handler ${full}: remove it`;
    if (field === 'href' && uri === svgNamespace && !value.trim().startsWith('#'))
      return `loads ${value.slice(0, 40)} from elsewhere: export it with everything inside`;
    if (loads.test(value))
      return `loads something in its attribute ${full}: export it with everything inside`;
  }
  return undefined;
}
