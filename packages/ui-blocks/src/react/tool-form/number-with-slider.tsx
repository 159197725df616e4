import type { PageView } from '../../model/page-view.ts';
import { describedBy, FieldHint } from '../form/field.tsx';

export interface NumberWithSliderProps {
  /** Id of the field, and the base of the ids of what describes it. */
  id: string;
  /** Name of the input in the query and in the view. */
  name: string;
  label: string;
  /** The accessible name of the slider. */
  sliderLabel: string;
  /** E.g. `€` or `%`, shown beside the field. */
  unit?: string | undefined;
  /** Says the range. */
  hint: string;
  /** What is said of the value when it applies, by name in the view's `shown`. */
  notes: Readonly<Record<string, string>>;
  limit: { min: number; max: number; step: number };
  view: PageView;
}

/** A number as a text field and as a slider; one follows the other. Without JavaScript there is only the field. */
export function NumberWithSlider(props: NumberWithSliderProps) {
  const { id, name, label, sliderLabel, unit, hint, notes, limit, view } = props;
  const { inputs = {}, shown = {} } = view;
  return (
    <div className="pz-number-slider">
      <label className="pz-field__label" htmlFor={id}>
        {label}
      </label>
      <span className="pz-number-slider__field">
        <input
          className="pz-field__control pz-number-slider__input"
          id={id}
          name={name}
          inputMode="decimal"
          autoComplete="off"
          maxLength={40}
          defaultValue={`${inputs[name] ?? ''}`}
          aria-describedby={`${describedBy({ id, hint })} ${id}-note`}
        />
        {unit && (
          <span className="pz-number-slider__unit" aria-hidden="true">
            {unit}
          </span>
        )}
      </span>
      <input
        className="pz-number-slider__range"
        type="range"
        aria-label={sliderLabel}
        data-slider={name}
        {...limit}
        // The range starts at the minimum, so that every step is a round number only if that is.
        defaultValue={`${inputs[`${name}-slider`] ?? ''}`}
      />
      <FieldHint id={id} hint={hint} />
      {/* Hidden text describes a field unless it is inside what the field refers to. */}
      <div className="pz-number-slider__note" id={`${id}-note`}>
        {Object.entries(notes).map(([note, text]) => (
          <p key={note} data-shown={note} hidden={shown[note] !== true}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
