import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { addressOf } from '../manifests.ts';
import { type Document, root } from './read-documents.ts';

const withoutBlocks = (markdown: string) => markdown.replaceAll(/^ *```[\s\S]*?^ *```$/gm, '');

/** Anchors of the headings of a text, as a forge makes them. */
function anchorsOf(markdown: string): string[] {
  return [...withoutBlocks(markdown).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );
}

/** The targets of a text's links into the repository: relative ones, and addresses of its site. */
function targetsOf({ file, text }: Document): string[] {
  const base = addressOf('');
  return [
    ...withoutBlocks(text)
      .replaceAll(/`[^`\n]*`/g, '`')
      .matchAll(/\]\(([^)\s]+)[^)]*\)/g),
  ]
    .map(([, target = '']) => target)
    .filter((target) => target.startsWith(base) || !/^[a-z]+:/.test(target))
    .map((target) => {
      if (target.startsWith(base)) return target.slice(base.length);
      return target.startsWith('#') ? file + target : join(dirname(file), target);
    });
}

/** What is wrong with the links of a document: a file that is not there, or a heading. */
export function checkLinks(document: Document): string[] {
  return targetsOf(document).flatMap((target) => {
    const [file = '', anchor] = target.split('#');
    const path = join(root, file);
    if (!existsSync(path)) return [`${file} does not exist`];
    if (anchor === undefined || statSync(path).isDirectory()) return [];
    return anchorsOf(readFileSync(path, 'utf8')).includes(anchor) ? [] : [`${target}: no heading`];
  });
}
