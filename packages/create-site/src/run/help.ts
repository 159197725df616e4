import { fields } from '../core/fields.ts';
import { addCountryFlag, renameFlag, switches } from '../core/read-flags.ts';

const example =
  'create-site apps/mx-loans --yes --name Jacaranda --url https://jacaranda.example --countries MX --hue 300';

/** What `--help` prints: every flag, with what it takes. */
export function helpText(): string {
  const rows = [
    ...fields.map(({ flag, placeholder, help }) => [
      flag === 'folder' ? placeholder : `--${flag} ${placeholder}`,
      help,
    ]),
    [`--${addCountryFlag.flag} ${addCountryFlag.placeholder}`, addCountryFlag.help],
    [`--${renameFlag.flag} ${renameFlag.placeholder}`, renameFlag.help],
    ...switches.map(({ flag, help }) => [`--${flag}`, help]),
  ];
  const width = Math.max(...rows.map(([flag = '']) => flag.length));
  const lines = rows.map(([flag = '', help = '']) => `  ${flag.padEnd(width)}  ${help}`);
  return `Opens a country site: writes what it owns, then proves that it works.

Usage: create-site <folder> [flags]
       ${example}
       create-site apps/mx-loans --add-country SE --dry-run

${lines.join('\n')}

Without --yes it asks for what no flag says.
`;
}
