import { Button, Fieldset } from '@mantine/core';
import type { Focus } from '@plaza/contract';
import { t } from '../texts/texts.ts';
import { Thumbnail } from './thumbnail.tsx';

type Props = {
  readonly websiteId: number;
  readonly src: string;
  readonly value: Focus | undefined;
  readonly isReadOnly?: boolean;
  /** Undefined for the middle. */
  readonly onChange: (value: Focus | undefined) => void;
};

const middle: Focus = { x: 50, y: 50 };
const axes = ['x', 'y'] as const;

/** The point that stays in sight where a picture is cropped: by a click, or by sliders and arrow keys. */
export function FocalPoint({ websiteId, src, value, isReadOnly = false, onChange }: Props) {
  const focus = value ?? middle;
  return (
    <Fieldset legend={t('focus.title')} className="focal-point">
      <p className="quiet">{t('focus.hint')}</p>
      <div className="focal-pictures" ref={(element) => place(element, focus)}>
        {/* The sliders do the same by keyboard. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: see above */}
        <div
          className="focal-picture"
          onClick={(event) => {
            if (!isReadOnly) onChange(pointOf(event));
          }}
        >
          <Thumbnail websiteId={websiteId} src={src} alt="" />
          <span className="focal-mark" aria-hidden />
        </div>
        {['focal-wide', 'focal-round'].map((className) => (
          <Thumbnail key={className} {...{ websiteId, src, className }} alt="" />
        ))}
      </div>
      {axes.map((axis) => (
        <label key={axis} className="focal-axis">
          {t(`focus.${axis}`)}
          <input
            type="range"
            min={0}
            max={100}
            value={focus[axis]}
            disabled={isReadOnly}
            aria-valuetext={`${focus[axis]} %`}
            onChange={({ currentTarget }) =>
              onChange({ ...focus, [axis]: Number(currentTarget.value) })
            }
          />
        </label>
      ))}
      {value && !isReadOnly ? (
        <Button
          size="compact-sm"
          variant="default"
          className="add-value"
          onClick={() => onChange(undefined)}
        >
          {t('focus.middle')}
        </Button>
      ) : null}
    </Fieldset>
  );
}

/** The policy allows no style in HTML; its sheet places the mark and the crops by these. */
function place(element: HTMLElement | null, { x, y }: Focus): void {
  element?.style.setProperty('--focus-x', `${x}%`);
  element?.style.setProperty('--focus-y', `${y}%`);
}

function pointOf({ currentTarget, clientX, clientY }: React.MouseEvent): Focus {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const percent = (part: number, whole: number) =>
    Math.min(100, Math.max(0, Math.round((100 * part) / Math.max(1, whole))));
  return { x: percent(clientX - left, width), y: percent(clientY - top, height) };
}
