import { monogramOf } from '../../core/monogram.ts';
import { safeMediaUrl } from '../../core/safe-url.ts';

export interface LogoProps {
  /** Of the company; its initials are drawn if there is no logo. */
  name: string;
  logo?: { src: string; width: number; height: number } | undefined;
  /** Of the monogram, so that it can be drawn again elsewhere in the page. */
  id?: string | undefined;
}

/** A company's logo or monogram. It says nothing to screen readers: the name stands beside it. */
export function Logo({ name, logo, id }: LogoProps) {
  const src = safeMediaUrl(logo?.src);
  if (logo && src)
    return (
      <img
        className="pz-logo"
        src={src}
        alt=""
        width={logo.width}
        height={logo.height}
        loading="lazy"
      />
    );
  const { letters, tint } = monogramOf(name);
  return (
    <svg
      className="pz-logo"
      id={id}
      viewBox="0 0 40 40"
      width="40"
      height="40"
      preserveAspectRatio={id && 'xMinYMid'}
      aria-hidden="true"
    >
      <rect width="40" height="40" rx="9" fill={`var(--pz-color-tint-${tint})`} />
      <text
        x="20"
        y="26"
        textAnchor="middle"
        fontSize="16"
        fontWeight="700"
        fill={`var(--pz-color-on-tint-${tint})`}
      >
        {letters}
      </text>
    </svg>
  );
}
