import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentRule } from '../model.ts';

/** The icon is there, and a drawing. */
export const icon: ContentRule = ({ projectDir }) => {
  const file = join(projectDir, 'icon.svg');
  if (existsSync(file) && /<svg[\s>]/.test(readFileSync(file, 'utf8'))) return [];
  return [
    {
      file: 'icon.svg',
      message: 'there is no SVG drawing',
      hint: 'Put the brand’s icon there, a square.',
    },
  ];
};
