import { isBlank } from '../../core/rich-text/is-blank.ts';
import { Disclosure } from '../../react/disclosure/disclosure.tsx';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { QuestionBlockProps } from './schema.ts';

/** One question that expands to its answer; an answer without a question is always shown. */
export function QuestionBlock({ question, answer, outlined }: QuestionBlockProps) {
  if (!question && isBlank(answer)) return null;
  const text = <RichTextField document={answer} />;
  return (
    <div className="pz-question" data-outlined={outlined || undefined}>
      {question ? (
        <Disclosure summary={question}>{text}</Disclosure>
      ) : (
        <div className="pz-text">{text}</div>
      )}
    </div>
  );
}
