import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleSize, textSize } from './bundle.ts';
import { measureConsent } from './consent-sizes.ts';
import { type Figure, formatFigures } from './figure.ts';
import { measureTracking } from './tracking-sizes.ts';

const UI_BLOCKS = '../../packages/ui-blocks/src';

/** The public renderers, by output. */
const RIVALS = {
  '@tiptap/static-renderer json/react':
    "export { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react';",
  '@tiptap/static-renderer json/html-string':
    "export { renderJSONContentToString } from '@tiptap/static-renderer/json/html-string';",
  '@portabletext/react': "export { PortableText } from '@portabletext/react';",
  '@portabletext/to-html': "export { toHTML } from '@portabletext/to-html';",
  '@storyblok/richtext': "export { renderRichText } from '@storyblok/richtext';",
} as const;

type RivalName = keyof typeof RIVALS;

interface Measured {
  readonly source: string;
  readonly rivals: readonly RivalName[];
  readonly budget?: string;
}

const PARSER = `export { parseDocumentWith } from '${UI_BLOCKS}/core/rich-text/parse-document.ts';
  export { writeNodes } from '${UI_BLOCKS}/core/rich-text/write-nodes.ts';`;
const STRING_RIVALS = [
  '@tiptap/static-renderer json/html-string',
  '@portabletext/to-html',
  '@storyblok/richtext',
] as const;
const REACT_RIVALS = ['@tiptap/static-renderer json/react', '@portabletext/react'] as const;

/** Our imports and their rivals. An entry point contains every block, which no rival has. */
const MEASURED = {
  'rich text to a string, without blocks': {
    source: `${PARSER} export { htmlRenderer } from '${UI_BLOCKS}/core/html/html-renderer.ts';`,
    rivals: STRING_RIVALS,
  },
  'rich text to React, without blocks': {
    source: `${PARSER} export { reactRenderer } from '${UI_BLOCKS}/react/rich-text/react-renderer.ts';`,
    rivals: REACT_RIVALS,
  },
  'entry point .': { source: "export * from '@plaza/ui-blocks';", rivals: STRING_RIVALS },
  'entry point ./react': {
    source: "export * from '@plaza/ui-blocks/react';",
    rivals: REACT_RIVALS,
  },
  'video enhancement': {
    source: "export { attachVideos } from '@plaza/ui-blocks/browser';",
    rivals: [],
    budget: '≤ 1,000',
  },
  'lead form enhancement': {
    source: "export { attachLeadForms } from '@plaza/ui-blocks/browser';",
    rivals: [],
  },
} as const satisfies Record<string, Measured>;

// React is on every page anyway; schemas of blocks need zod, which stays on the server.
const EXTERNAL = ['react', 'react-dom', 'zod'];

async function measureBundle(label: string, { source, rivals, budget }: Measured) {
  const ours = await bundleSize(source, EXTERNAL);
  const figures: Figure[] = [
    { name: `${label}, minified`, ours: ours.minified, unit: 'bytes' },
    { name: `${label}, gzip`, ours: ours.gzip, unit: 'bytes', ...(budget && { budget }) },
  ];
  for (const rival of rivals) {
    const { minified, gzip } = await bundleSize(RIVALS[rival], EXTERNAL);
    figures.push(
      {
        name: `${label}, minified`,
        ours: ours.minified,
        unit: 'bytes',
        rival: { name: rival, value: minified },
      },
      {
        name: `${label}, gzip`,
        ours: ours.gzip,
        unit: 'bytes',
        rival: { name: rival, value: gzip },
      },
    );
  }
  return rivals.length > 0 ? figures.slice(2) : figures;
}

function measureStyles(): Figure {
  const css = readFileSync(fileURLToPath(import.meta.resolve('@plaza/ui-blocks/styles.css')));
  const ours = textSize(css).gzip;
  return { name: 'styles.css, gzip', ours, unit: 'bytes', budget: '≤ 12,000' };
}

/** Bytes of blocks, consent and tracking, minified and gzip, compared with public packages. */
export async function measureSizes(): Promise<Figure[]> {
  const bundles = await Promise.all(
    Object.entries(MEASURED).map(([label, measured]) => measureBundle(label, measured)),
  );
  const others = [await measureConsent(), await measureTracking()];
  return [...bundles.flat(), measureStyles(), ...others.flat()];
}

if (import.meta.main) console.log(formatFigures(await measureSizes()));
