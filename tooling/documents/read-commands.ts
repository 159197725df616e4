import { blocksOf, type Document, inlineCodeOf } from './read-documents.ts';

/** Programs whose commands are read between backticks too. */
const programs =
  /^(?:[A-Z_]+=\S+ )*(?:npx|npm|pnpm|node|docker|plaza-site|plaza-image|page-cache) /;

/** The words of one simple command, without redirections, variables before it, and quotes around words. */
function wordsOf(command: string): string[] {
  const words = [...command.matchAll(/(?:[^\s"']|"[^"]*"|'[^']*')+/g)].map(([word]) =>
    word.replaceAll(/^["']|["']$/g, ''),
  );
  const start = words.findIndex((word) => !/^\w+=/.test(word));
  const end = words.findIndex((word) => /^\d?[<>]{1,2}$/.test(word));
  return start === -1 ? [] : words.slice(start, end === -1 ? undefined : end);
}

/** The simple commands of a script: comments and line ends gone, lists and pipes taken apart. */
function commandsOf(script: string): string[][] {
  return script
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)#\s.*$/, ''))
    .flatMap((line) => line.split(/\s(?:&&|\|\|?)\s|;\s/))
    .map((command) => wordsOf(command.trim()))
    .filter((words) => words.length > 0);
}

/** Every command of a document, in blocks and in sentences. The runbook's `sh` blocks are run as a whole by its own test. */
export function documentedCommands({ file, text }: Document): string[][] {
  const languages = file === 'docs/runbook.md' ? 'console' : 'sh|console';
  const inline = inlineCodeOf(text).filter((code) => programs.test(code));
  return [...blocksOf(text, languages), ...inline].flatMap(commandsOf);
}
