import { parseArgs } from 'node:util';
import { fields } from './fields.ts';

/** What was typed, before anything of it is checked. */
export interface Flags {
  /** Text by name of the flag, `folder` for what stands without one; given again, joined with semicolons. */
  readonly texts: ReadonlyMap<string, string>;
  readonly yes: boolean;
  readonly help: boolean;
  readonly verify: boolean;
  readonly dryRun: boolean;
  readonly isRemoval: boolean;
  readonly isRename: boolean;
  readonly issues: readonly string[];
}

/** Flags beside the answers. */
export const switches = [
  { flag: 'yes', help: 'ask nothing: what is not given is taken as proposed' },
  { flag: 'no-verify', help: 'write the site and stop' },
  {
    flag: 'remove-site',
    help: 'say what removing the site in <folder> does, and with --yes remove it',
  },
  { flag: 'rename-site', help: 'the same for another name of the site, given with --to' },
  {
    flag: 'dry-run',
    help: 'with --add-country: print the files that would change, and write none',
  },
  { flag: 'help', help: 'print this' },
] as const;

/** Adds a country to a site that is there, in place of creating one. */
export const addCountryFlag = {
  flag: 'add-country',
  placeholder: '<code>',
  help: 'add a country to the site in <folder>; takes --prefixes, --amounts and --regime of it',
} as const;

/** The new name of a site. */
export const renameFlag = {
  flag: 'to',
  placeholder: '<name>',
  help: 'with --rename-site: the new name of the folder and the package',
} as const;

const valueFlags: readonly string[] = [
  ...fields.map(({ flag }) => flag).filter((flag) => flag !== 'folder'),
  addCountryFlag.flag,
  renameFlag.flag,
];

/** Reads a command line; never throws, so that every mistake is reported at once. */
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
    dryRun: on.has('dry-run'),
    isRemoval: on.has('remove-site'),
    isRename: on.has('rename-site'),
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
