import type { ContentEntity } from '@plaza/contract';
import type { EntryRule, Finding } from '../model.ts';
import { type Text, textsOf } from '../read-texts.ts';
import { WORD_CHOICES, type WordChoice } from '../word-choices.ts';

/**
 * Slips that a reader sees: doubled punctuation, a placeholder that nothing fills, and a second word
 * for what the interface already has one for (a warning).
 */
export const wording: EntryRule = (content) =>
  content.entities.flatMap((entity) => {
    const choices = choicesOf(entity);
    return textsOf(entity.value).flatMap((text) =>
      [...doubledMarks(text), ...openPlaceholders(entity, text), ...otherWords(choices, text)].map(
        (finding) => ({ file: `content/${entity.file}`, ...finding }),
      ),
    );
  });

type LocalFinding = Omit<Finding, 'file'>;

/** Two marks of which one is too many; three full stops are an ellipsis. */
const DOUBLED = /(?<=[\p{L}\p{N}\s%)»”])(?:\.\.(?![./])|,[,.;]|;[;,.])/gu;

function doubledMarks({ text, pathAt }: Text): LocalFinding[] {
  return [...text.matchAll(DOUBLED)].map(({ 0: marks, index }) => ({
    path: pathAt(index),
    message: `“${wordBefore(text, index)}${marks}” has a punctuation mark too many`,
    hint: 'An abbreviation at the end of a sentence has one full stop.',
  }));
}

const wordBefore = (text: string, index: number) => /\S*$/.exec(text.slice(0, index))?.[0] ?? '';

/** Components override texts of the interface, whose placeholders are filled. */
function openPlaceholders({ folder }: ContentEntity, { text, pathAt }: Text): LocalFinding[] {
  if (folder === 'components') return [];
  return [...text.matchAll(/(?<![{$])\{\s*[a-z]\w*\s*(?:,[^{}]*)?\}(?!\})/gi)].map(
    ({ 0: placeholder, index }) => ({
      path: pathAt(index),
      message: `${placeholder} is a placeholder that nothing fills`,
      hint: 'Write what belongs there.',
    }),
  );
}

type Choice = WordChoice & { readonly pattern: RegExp };

const patterns = new Map(
  Object.entries(WORD_CHOICES).map(([language, choices]) => [
    language,
    choices.map((choice): Choice => {
      const words = choice.others.join('|');
      return { ...choice, pattern: new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu') };
    }),
  ]),
);

function choicesOf({ value }: ContentEntity): readonly Choice[] {
  const locale = 'locale' in value ? String(value.locale) : '';
  return patterns.get(locale) ?? patterns.get(locale.split('-', 1)[0] ?? '') ?? [];
}

function otherWords(choices: readonly Choice[], { text, pathAt }: Text): LocalFinding[] {
  return choices.flatMap(({ word, pattern }) =>
    [...text.matchAll(pattern)].map(({ 0: other, index }) => ({
      path: pathAt(index),
      message: `“${other}” is a second word for what the site calls “${word}”`,
      hint: `Write “${word}”.`,
      severity: 'warning' as const,
    })),
  );
}
