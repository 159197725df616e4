import * as prompts from '@clack/prompts';
import { type Field, fields } from '../core/fields.ts';
import { tryRead } from '../core/read-answers.ts';
import type { Answers, Surroundings } from '../model/answers.ts';

/**
 * Asks a person for what no flag has said, with the same rules.
 *
 * @returns undefined when the person leaves
 */
export async function askForAnswers(
  given: Partial<Answers>,
  surroundings: Surroundings,
): Promise<Partial<Answers> | undefined> {
  prompts.intro('A new country site');
  let answers = given;
  for (const field of fields) {
    if (answers[field.name] !== undefined) continue;
    const scope = { answers, surroundings };
    const isAsked = field.isAsked?.(answers) ?? true;
    const proposed = field.propose?.(scope);
    if (!isAsked && proposed === undefined) continue;
    const text = isAsked ? await askFor(field, { scope, proposed }) : proposed;
    if (text === undefined) return undefined;
    const read = tryRead(field, text, scope);
    if ('value' in read) answers = { ...answers, [field.name]: read.value };
  }
  prompts.outro('Writing the site');
  return answers;
}

type Asking = {
  readonly scope: Parameters<typeof tryRead>[2];
  readonly proposed: string | undefined;
};

async function askFor(field: Field, { scope, proposed }: Asking): Promise<string | undefined> {
  const answer = await prompts.text({
    message: field.question,
    placeholder: proposed ?? field.placeholder,
    ...(proposed !== undefined && { initialValue: proposed }),
    validate: (text = '') => {
      const read = tryRead(field, text, scope);
      return 'issue' in read ? read.issue : undefined;
    },
  });
  if (!prompts.isCancel(answer)) return answer ?? '';
  prompts.cancel('Nothing was written.');
  return undefined;
}
