import type { ConsentChoices } from '../model/categories.ts';
import type { CategoryDetail } from '../model/dialog-content.ts';
import { Paragraphs } from './paragraphs.tsx';
import { Toggle } from './toggle.tsx';

interface ConsentPanelProps {
  id: string;
  text: string;
  categories: readonly CategoryDetail[];
  choices: Partial<ConsentChoices>;
}

/** §2.5: explanatory text and one toggle per category; necessary is on and disabled. */
export function ConsentPanel({ id, text, categories, choices }: ConsentPanelProps) {
  const standing = { ...choices, necessary: true };
  return (
    <>
      <Paragraphs text={text} />
      <div className="pz-consent__toggles">
        {categories.map(({ category, label, description }) => (
          <Toggle
            key={category}
            {...{ category, label, description }}
            id={`${id}-${category}`}
            on={standing[category]}
          />
        ))}
      </div>
    </>
  );
}
