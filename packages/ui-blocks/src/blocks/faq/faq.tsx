import { Disclosure } from '../../react/disclosure/disclosure.tsx';
import { PhrasingField } from '../../react/rich-text/rich-text-field.tsx';
import type { FaqProps } from './schema.ts';

/** Questions that open onto their answers; found by the browser's own search even while closed. */
export function Faq({ items }: FaqProps) {
  return (
    <div className="pz-faq">
      {Array.from(items.entries(), ([index, { question, answer }]) => (
        <Disclosure key={index} summary={<PhrasingField document={question} />}>
          <p>{answer}</p>
        </Disclosure>
      ))}
    </div>
  );
}
