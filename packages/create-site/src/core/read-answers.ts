import { AnswerError, type Answers, type Scope, type Surroundings } from '../model/answers.ts';
import { type Field, fields, labelOf } from './fields.ts';

/** Answers of the flags, and everything that is wrong with them. */
export interface ReadAnswers {
  readonly answers: Partial<Answers>;
  readonly issues: readonly string[];
}

type Options = {
  readonly surroundings: Surroundings;
  /** Whether what was not given is taken as proposed. */
  readonly propose: boolean;
};

/** Reads every field that was given, in order, so that one run tells every mistake. */
export function readAnswers(texts: ReadonlyMap<string, string>, options: Options): ReadAnswers {
  const { surroundings, propose } = options;
  let answers: Partial<Answers> = {};
  const issues: string[] = [];
  for (const field of fields) {
    // What it needs was wrong, and has been reported.
    if (field.needs?.some((name) => answers[name] === undefined)) continue;
    const scope = { answers, surroundings };
    const given = texts.get(field.flag);
    const text = given ?? (propose ? proposal(field, scope) : undefined);
    if (text === undefined) {
      if (propose && isRequired(field, texts))
        issues.push(`${labelOf(field)} is missing: ${field.help}`);
      continue;
    }
    const read = tryRead(field, text, scope);
    if ('issue' in read) issues.push(`${labelOf(field)}: ${read.issue}`);
    else answers = { ...answers, [field.name]: read.value };
  }
  return { answers, issues };
}

/** The value of a field, or what is wrong with it. */
export function tryRead(
  field: Field,
  text: string,
  scope: Scope,
): { readonly value: unknown } | { readonly issue: string } {
  try {
    return { value: field.read(text, scope) };
  } catch (error) {
    if (error instanceof AnswerError) return { issue: error.message };
    throw error;
  }
}

const proposal = (field: Field, scope: Scope) => field.propose?.(scope);

/** The hue is needed where no token file is named, be it right or wrong. */
const isRequired = ({ name }: Field, texts: ReadonlyMap<string, string>) =>
  name === 'hue' ? !texts.has('tokens') : name !== 'tokens';
