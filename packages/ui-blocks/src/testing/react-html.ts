import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Static markup with attribute names in lower case, which HTML does not tell apart and React mixes; SVG does. */
export function reactHtml(node: ReactNode): string {
  return renderToStaticMarkup(node).replace(/<[a-z][a-z0-9]*(?: [A-Za-z-]+="[^"]*")+/g, (tag) =>
    tag.replace(/ (?!viewBox)([A-Za-z-]+)="/g, (name) => name.toLowerCase()),
  );
}
