import type { RegistrySettings } from '../model/answers.ts';
import type { SiteOptions } from '../model/options.ts';

/** Where a site has its packages from. */
export type PackageSources =
  /** The repository that it lies in. */
  | { readonly kind: 'workspace' }
  /** A registry, with the versions of this package's own dependencies. */
  | {
      readonly kind: 'registry';
      readonly versions: Readonly<Record<string, string>>;
      readonly settings: RegistrySettings;
    };

const own = ['@plaza/site', '@plaza/ui-blocks'] as const;
const runtime = ['next', 'react', 'react-dom'] as const;
const development = [
  '@plaza/image',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'typescript',
] as const;

/** `package.json`: scripts that go through `plaza-site`, and the port of the site. */
export function packageManifest(options: SiteOptions, sources: PackageSources): object {
  const port = `\${${portVariable(options.packageName)}:-${options.port}}`;
  return {
    name: options.packageName,
    version: '0.0.0',
    private: true,
    type: 'module',
    ...(sources.kind !== 'workspace' && { engines: { node: '>=24' } }),
    config: { port: options.port },
    scripts: {
      build:
        'plaza-site sync && plaza-site check && next build && plaza-site check-build && plaza-site compress',
      check: 'plaza-site check',
      dev: `plaza-site dev --hostname 127.0.0.1 --port ${port}`,
      start: `plaza-site start --hostname 127.0.0.1 --port ${port}`,
      typecheck: 'plaza-site sync && tsc',
      // In the repository the suite of every site tests it, and the service imports from the folder.
      ...(sources.kind === 'registry' && {
        'import-content': 'plaza-site import',
        test: 'npm run typecheck && npm run build && plaza-site test',
      }),
    },
    ...dependencies(sources),
  };
}

/** The variable that moves a site to another port (design §4). */
const portVariable = (packageName: string) =>
  `${packageName.toUpperCase().replaceAll('-', '_')}_PORT`;

function dependencies(sources: PackageSources): object {
  const versionOf = (name: string) => {
    if (sources.kind === 'workspace')
      return name.startsWith('@plaza/') ? 'workspace:*' : 'catalog:';
    const version = sources.versions[name];
    if (version === undefined) throw new Error(`There is no version of ${name} to install`);
    return version;
  };
  const withVersions = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, versionOf(name)]));
  // In the repository its tools are there already.
  const tools = sources.kind === 'workspace' ? development.filter(isOwn) : development;
  return {
    dependencies: withVersions([...own, ...runtime]),
    devDependencies: withVersions(tools),
  };
}

/** The repository has the others. */
const isOwn = (name: string) => name.includes('react') || name.startsWith('@plaza/');

/** `tsconfig.json`: extends the repository's, or the one that `@plaza/site` brings. */
export const tsconfig = ({ kind }: PackageSources): object => ({
  extends: kind === 'workspace' ? '../../tsconfig.base.json' : '@plaza/site/tsconfig.base.json',
  include: [
    'next-env.d.ts',
    '**/*.ts',
    '**/*.tsx',
    '.next/types/**/*.ts',
    '.next/dev/types/**/*.ts',
  ],
  exclude: ['node_modules', 'content'],
  compilerOptions: {
    lib: ['dom', 'dom.iterable', 'es2024'],
    jsx: 'react-jsx',
    // A site is built from what its packages publish, so their types are those.
    ...(kind === 'workspace' && { customConditions: [] }),
    allowJs: true,
    incremental: true,
    esModuleInterop: true,
    plugins: [{ name: 'next' }],
  },
});
