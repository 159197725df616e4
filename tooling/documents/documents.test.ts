import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { checkCommand } from './check-command.ts';
import { checkLinks } from './check-links.ts';
import { checkPaths } from './check-paths.ts';
import { documentedCommands } from './read-commands.ts';
import { decisions, guides, root } from './read-documents.ts';
import { sourcesOf } from './workspace.ts';

const examples = new Set(
  guides
    .flatMap(documentedCommands)
    .filter((words) => words[0] === 'pnpm' && /^(?:create|rename)-site$/.test(words[1] ?? ''))
    .flatMap((words) => words.filter((word) => /^apps\/[a-z-]+$/.test(word))),
);

it.each([...guides, ...decisions].map((document) => [document.file, document] as const))(
  '%s links to files and headings that exist',
  (_, document) => {
    expect(checkLinks(document)).toEqual([]);
  },
);

it.each(guides.map((document) => [document.file, document] as const))(
  '%s names commands that exist as written',
  (file, document) => {
    const place = { folder: dirname(file), examples };
    expect(documentedCommands(document).flatMap((words) => checkCommand(words, place))).toEqual([]);
  },
);

it.each(guides.map((document) => [document.file, document] as const))(
  '%s names files that exist',
  (_, document) => {
    expect(checkPaths(document)).toEqual([]);
  },
);

it.each([
  ['pnpm strat', 'no script strat'],
  ['pnpm start --fornt', '--fornt is no flag'],
  ['pnpm create-site apps/mx-loans --hues 300', '--hues is no flag'],
  ['pnpm --filter leads-servce build', 'no package leads-servce'],
  ['pnpm --filter leads-service content:imprt', 'no script content:imprt'],
  ['pnpm --filter leads-service content:import apps/es-loan', 'apps/es-loan does not exist'],
  ['pnpm --filter leads-service messages:list --sins 7d', '--sins is no flag'],
  ['pnpm exec vitest run --project node packages/rooting', 'packages/rooting has no test'],
  ['pnpm exec vitest run --project nodes packages/routing', 'no project nodes'],
  ['pnpm exec vitets', 'vitets is not installed'],
  ['pnpm exec turbo run build --filter=es-loan', 'no package es-loan'],
  ['plaza-site chek', 'no command chek'],
  ['plaza-site check --relese', '--relese is no flag'],
  ['npm install next@1.0.0', 'in the catalog'],
  ['npm create @plaza/sites x', 'no package to create'],
  ['npm run imprt', 'no script imprt'],
  ['node tooling/write-boundary.ts', 'does not exist'],
  ['docker build -f packages/image/Dockrfile .', 'does not exist'],
  ['cd apps/es-loan', 'does not exist'],
])('reports `%s`', (command, issue) => {
  const issues = checkCommand(command.split(' '), { folder: '.', examples });
  expect(issues.join('\n')).toContain(issue);
});

it('reports a link to a file or a heading that is not there', () => {
  const text = '[a](docs/nothing.md) [b](docs/brand.md#nothing) [c](#nothing)\n\n# Something';
  expect(checkLinks({ file: 'README.md', text })).toHaveLength(3);
});

it('reports a file that is not there', () => {
  const text = '`tooling/nothing.ts` and `core/nothing.ts`, but `tooling/manifests.ts`';
  expect(checkPaths({ file: 'packages/site/README.md', text })).toHaveLength(2);
});

it('lists every rule of the check of a site', () => {
  const names = sourcesOf('packages/*/src/{content-rules,rules}.ts')
    .split('\n')
    .flatMap((line) => /^ {2}'?([a-z-]+)'?(?:: \w+)?,$/.exec(line)?.[1] ?? []);
  const page = guides.find(({ file }) => file === 'docs/checking-a-site.md')?.text ?? '';
  expect(names.length).toBeGreaterThan(30);
  expect(names.filter((name) => !new RegExp(`^- [^:]*\`${name}\`[^:]*:`, 'm').test(page))).toEqual(
    [],
  );
});

it('offers the flags that the documents give to create-site in its own help', () => {
  const cli = ['--conditions=@plaza/source', 'packages/create-site/src/cli.ts', '--help'];
  const help = execFileSync(process.execPath, cli, { cwd: root, encoding: 'utf8' });
  const flags = guides
    .flatMap(documentedCommands)
    .filter((words) => words.includes('create-site'))
    .flatMap((words) => words.filter((word) => /^--[a-z]/.test(word)));
  expect(flags.length).toBeGreaterThan(10);
  expect(flags.filter((flag) => !help.includes(flag))).toEqual([]);
});
