import { RichTextField } from '../../react/rich-text/rich-text-field.tsx';
import type { StepsBlockProps } from './schema.ts';

/** Steps in their order, as a numbered list. */
export function StepsBlock({ steps }: StepsBlockProps) {
  return (
    <ol className="pz-steps">
      {Array.from(steps.entries(), ([index, { title, text }]) => (
        <li key={index} className="pz-steps__step">
          {title && <h3 className="pz-steps__title">{title}</h3>}
          <div className="pz-text">
            <RichTextField document={text} />
          </div>
        </li>
      ))}
    </ol>
  );
}
