import type { ContentEntity } from '@plaza/contract';

export interface UnstorableText {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** Text that JSON allows and PostgreSQL rejects: the character U+0000 and lone surrogates. */
export function unstorableTexts(entities: readonly ContentEntity[]): UnstorableText[] {
  return entities.flatMap(({ file, value }) =>
    textsOf(value).flatMap(({ path, text }) => {
      const message = issueOf(text);
      return message ? { file, path, message } : [];
    }),
  );
}

function issueOf(text: string) {
  if (text.includes('\0')) return 'contains the character U+0000, which cannot be stored';
  return text.isWellFormed() ? undefined : 'contains a lone surrogate, which cannot be stored';
}

interface Visit {
  readonly value: unknown;
  readonly path: string;
}

/** Every key and text of a value. Uses its own stack, because documents can be nested deeply. */
function textsOf(root: unknown) {
  const texts: { path: string; text: string }[] = [];
  const stack: Visit[] = [{ value: root, path: '' }];
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { value, path } = visit;
    if (typeof value === 'string') texts.push({ path, text: value });
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, child] of Object.entries(value)) {
      const at = path ? `${path}.${key}` : key;
      texts.push({ path: at, text: key });
      stack.push({ value: child, path: at });
    }
  }
  return texts;
}
