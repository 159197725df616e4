import { isBlank } from '../../core/rich-text/is-blank.ts';
import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { RecommendationBlockProps } from './schema.ts';

/** The editors' advice; `fullWidth` makes it as wide as the page. Nothing without text. */
export function RecommendationBlock({
  fullWidth,
  outlined,
  text,
  title,
}: RecommendationBlockProps) {
  const heading = title && !isBlank(title) ? title : undefined;
  if (!heading && isBlank(text)) return null;
  return (
    <div
      className="pz-recommendation"
      data-full-width={fullWidth || undefined}
      data-outlined={outlined || undefined}
    >
      {heading && (
        <div className="pz-recommendation__title pz-text">
          <RichTextField document={heading} />
        </div>
      )}
      <div className="pz-text">
        <RichTextField document={text} />
      </div>
    </div>
  );
}
