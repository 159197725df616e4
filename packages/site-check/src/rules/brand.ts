import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseJsonFile } from '@plaza/contract/content-folder';
import { checkBrandTokens, readBrandColors } from '@plaza/ui-blocks/brand';
import type { CheckedContent, ContentRule, Finding } from '../model.ts';

const tokenFile = 'brand.tokens.json';
const iconFile = 'icon.svg';

/** The brand's colours have sufficient contrast, and its icon uses them. */
export const brand: ContentRule = (content) => {
  const drawing = readOwn(content, iconFile);
  if (drawing === undefined || !/<svg[\s>]/.test(drawing))
    return [
      {
        file: iconFile,
        message: 'not an SVG image',
        hint: 'Add the brand’s icon, a square SVG.',
      },
    ];
  const text = readOwn(content, tokenFile);
  if (text === undefined)
    return [
      {
        file: tokenFile,
        message: 'the file is missing',
        hint: 'It defines the brand’s colours, see the README of @plaza/site.',
      },
    ];
  return tokenFindings(text, drawing);
};

function tokenFindings(text: string, drawing: string): Finding[] {
  const parsed = parseJsonFile(text);
  if ('issue' in parsed) {
    const { issue: message, line = 1, column = 1 } = parsed;
    return [{ file: tokenFile, position: { line, column }, message }];
  }
  const issues = checkBrandTokens(parsed.value);
  if (issues.length === 0) return iconFindings(drawing, parsed.value as object);
  return issues.map(({ path, message }) => ({
    file: tokenFile,
    path: path.split('.'),
    message: `${path} ${message}`,
  }));
}

/** The icon only uses colours of the brand. */
function iconFindings(drawing: string, tokens: object): Finding[] {
  const own = new Set<string>(
    (['light', 'dark'] as const).flatMap((scheme) =>
      Object.values(readBrandColors(tokens, scheme)),
    ),
  );
  return drawing.split('\n').flatMap((line, index) =>
    [...line.matchAll(/#[0-9a-f]{6}\b/gi)]
      .filter(([color]) => !own.has(color.toLowerCase()))
      .map((found) => ({
        file: iconFile,
        position: { line: index + 1, column: found.index + 1 },
        message: `${found[0]} is not a colour of ${tokenFile}`,
        hint: 'Use the brand’s colours in the icon.',
      })),
  );
}

function readOwn({ projectDir }: CheckedContent, name: string): string | undefined {
  const file = join(projectDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
