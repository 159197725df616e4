import { isBlank } from '../../core/rich-text/is-blank.ts';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { QuoteBlockProps } from './schema.ts';

/** A quotation with its author in the caption, outside the quotation. Nothing without text. */
export function QuoteBlock(quote: QuoteBlockProps) {
  if (isBlank(quote.text)) return null;
  return (
    <figure className="pz-quote">
      <blockquote className="pz-quote__words pz-text">
        <RichTextField document={quote.text} />
      </blockquote>
      {quote.variant === 'author' && (
        <figcaption className="pz-quote__source">
          <p className="pz-quote__author">{quote.author}</p>
          {quote.description && <p>{quote.description}</p>}
        </figcaption>
      )}
    </figure>
  );
}
