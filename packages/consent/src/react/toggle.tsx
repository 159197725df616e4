import type { ConsentCategory } from '@plaza/contract';

interface ToggleProps {
  category: ConsentCategory;
  label: string;
  /** What the category is for. */
  description: string;
  id: string;
  on?: boolean | undefined;
}

export function Toggle({ category, label, description, id, on }: ToggleProps) {
  return (
    <div className="pz-consent__choice">
      <label className="pz-consent__toggle">
        {label}
        <input
          className="pz-consent__switch"
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is checked
          role="switch"
          name={category}
          defaultChecked={on}
          disabled={category === 'necessary'}
          aria-describedby={description ? id : undefined}
        />
      </label>
      {description && (
        <p className="pz-consent__purpose" id={id}>
          {description}
        </p>
      )}
    </div>
  );
}
