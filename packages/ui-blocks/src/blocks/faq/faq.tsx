import { isBlank } from '../../core/rich-text/is-blank.ts';
import { Disclosure } from '../../react/disclosure/disclosure.tsx';
import { PhrasingField } from '../../react/rich-text/rich-text-field.tsx';
import type { FaqProps } from './schema.ts';

/**
 * Questions that expand to their answers, which the browser's search finds even while closed.
 * An answer without a question is always shown, since nothing would label its toggle.
 */
export function Faq({ items }: FaqProps) {
  return (
    <div className="pz-faq">
      {Array.from(items.entries(), ([index, item]) => (
        <FaqItem key={index} {...item} />
      ))}
    </div>
  );
}

function FaqItem({ question, answer }: FaqProps['items'][number]) {
  const text = <p>{answer}</p>;
  if (isBlank(question)) return <div className="pz-text">{text}</div>;
  return <Disclosure summary={<PhrasingField document={question} />}>{text}</Disclosure>;
}
