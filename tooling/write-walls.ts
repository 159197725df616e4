import { writeFileSync } from 'node:fs';
import { wallOverrides } from './biome-overrides.ts';

export const wallsFile = new URL('./walls.biome.json', import.meta.url);

/** The text of `walls.biome.json`, which `biome.json` extends. */
export const wallsText = () => {
  const lines = wallOverrides().map((override) => `    ${JSON.stringify(override)}`);
  return `{\n  "root": false,\n  "overrides": [\n${lines.join(',\n')}\n  ]\n}\n`;
};

if (import.meta.main) writeFileSync(wallsFile, wallsText());
