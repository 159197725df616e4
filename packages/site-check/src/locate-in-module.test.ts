import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { locateInModule } from './locate-in-module.ts';

const config = `import { defineSite } from '@plaza/site';
import own, { routes as rows } from './routes.ts';

const countries = [{ id: 13 }] as const;
const presets = () => [];

export default defineSite({
  id: 7,
  countries,
  'routes': rows,
  more: [...presets(), { a: 1 }],
  own,
  computed: presets(),
} satisfies object);
`;

const routes = `export const routes = [
  { path: '/' },
  { path: '/lp/' },
] as const satisfies RouteTable;
export default { a: { b: 1 } };
`;

test.each<[string, string, number, number]>([
  ['id', 'plaza.config.ts', 8, 3],
  ['countries', 'plaza.config.ts', 9, 3],
  ['countries.0.id', 'plaza.config.ts', 4, 22],
  ['countries.1.id', 'plaza.config.ts', 9, 3],
  ['routes.1.path', 'routes.ts', 3, 5],
  ['routes.1.pageType', 'routes.ts', 3, 3],
  ['own.a.b', 'routes.ts', 5, 23],
  ['more.1.a', 'plaza.config.ts', 11, 3],
  ['computed.3', 'plaza.config.ts', 13, 3],
  ['missing', 'plaza.config.ts', 7, 16],
])('%s is in %s, line %i, column %i', (...[path, file, line, column]) => {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-module-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'plaza.config.ts'), config);
  writeFileSync(join(folder, 'routes.ts'), routes);
  expect(locateInModule(folder, 'plaza.config.ts', path.split('.'))).toEqual({
    file,
    line,
    column,
  });
});
