import { parseArgs } from 'node:util';
import { fields } from './fields.ts';

/** What was typed, before anything of it is checked. */
export interface Flags {
  /** Text by name of the flag, `folder` for what stands without one; given again, joined with semicolons. */
  readonly texts: ReadonlyMap<string, string>;
  readonly yes: boolean;
  readonly help: boolean;
  readonly verify: boolean;
  /** Folder of packed packages, for a site outside the repository. */
  readonly packages: string | undefined;
  readonly issues: readonly string[];
}

/** Flags beside the answers. */
export const switches = [
  { flag: 'yes', help: 'ask nothing: what is not given is taken as proposed' },
  { flag: 'no-verify', help: 'write the site and stop' },
  { flag: 'help', help: 'print this' },
] as const;

export const packagesFlag = {
  flag: 'packages',
  placeholder: '<folder>',
  help: 'outside a repository: packed packages to install, in place of a registry',
} as const;

const valueFlags = [
  ...fields.map(({ flag }) => flag).filter((flag) => flag !== 'folder'),
  packagesFlag.flag,
];

/** Reads a command line; never throws, so that every mistake is told at once. */
export function readFlags(args: readonly string[]): Flags {
  const { tokens } = parseArgs({
    // pnpm hands over the `--` that some people put before the flags of a script.
    args: args[0] === '--' ? args.slice(1) : [...args],
    options: {
      ...Object.fromEntries(valueFlags.map((flag) => [flag, { type: 'string' }] as const)),
      ...Object.fromEntries(switches.map(({ flag }) => [flag, { type: 'boolean' }] as const)),
    },
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const texts = new Map<string, string>();
  const on = new Set<string>();
  const issues: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') {
      if (texts.has('folder')) issues.push(`'${token.value}' is a second folder; name one`);
      else texts.set('folder', token.value);
    }
    if (token.kind !== 'option') continue;
    const { name, rawName, value } = token;
    if (switches.some(({ flag }) => flag === name)) on.add(name);
    else if (!valueFlags.includes(name)) issues.push(`${rawName} is no flag; see --help`);
    else if (value === undefined) issues.push(`${rawName} has no value; see --help`);
    else addText(texts, { name, value, issues });
  }
  return {
    texts,
    yes: on.has('yes'),
    help: on.has('help'),
    verify: !on.has('no-verify'),
    packages: texts.get(packagesFlag.flag),
    issues,
  };
}

type Given = { readonly name: string; readonly value: string; readonly issues: string[] };

/** Amounts may be given again, for another country; everything else once. */
function addText(texts: Map<string, string>, { name, value, issues }: Given): void {
  const before = texts.get(name);
  if (before === undefined) texts.set(name, value);
  else if (name === 'amounts') texts.set(name, `${before};${value}`);
  else issues.push(`--${name} is given twice`);
}
