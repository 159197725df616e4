import type { ConsentCategory } from '../model/categories.ts';

interface ToggleProps {
  category: ConsentCategory;
  label: string;
  on?: boolean | undefined;
}

export function Toggle({ category, label, on }: ToggleProps) {
  return (
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
      />
    </label>
  );
}
