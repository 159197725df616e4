import type { ConsentChoices } from '../model/categories.ts';
import type { DialogContent } from '../model/dialog-content.ts';
import type { DialogLabels } from './dialog-labels.ts';
import { Paragraphs } from './paragraphs.tsx';
import { Toggle } from './toggle.tsx';

interface ConsentPanelProps {
  id: string;
  content: DialogContent;
  labels: DialogLabels;
  choices: Partial<ConsentChoices>;
}

/** §2.5: explanatory text, the policies, and one toggle per category; necessary is on and disabled. */
export function ConsentPanel({ id, content, labels, choices }: ConsentPanelProps) {
  const { words, categories, cookiePolicyHref, privacyPolicyHref } = content;
  const standing = { ...choices, necessary: true };
  return (
    <>
      <Paragraphs text={words.text} />
      {(cookiePolicyHref || privacyPolicyHref) && (
        <p className="pz-consent__policies">
          {cookiePolicyHref && (
            <a className="pz-consent__policy" href={cookiePolicyHref}>
              {labels.cookiePolicy}
            </a>
          )}
          {privacyPolicyHref && (
            <a className="pz-consent__policy" href={privacyPolicyHref}>
              {labels.privacyPolicy}
            </a>
          )}
        </p>
      )}
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
