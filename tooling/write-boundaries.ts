import { writeFileSync } from 'node:fs';
import { boundaryOverrides } from './biome-overrides.ts';

export const boundariesFile = new URL('./boundaries.biome.json', import.meta.url);

/** The content of `boundaries.biome.json`, which `biome.json` extends. */
export const boundariesText = () => {
  const lines = boundaryOverrides().map((override) => `    ${JSON.stringify(override)}`);
  return `{\n  "root": false,\n  "overrides": [\n${lines.join(',\n')}\n  ]\n}\n`;
};

if (import.meta.main) writeFileSync(boundariesFile, boundariesText());
