import { relForTarget } from '../../core/rich-text/rel-for-target.ts';
import { safeUrl } from '../../core/safe-url.ts';
import type { LinkField } from '../../model/link-field.ts';

export interface ButtonLinkProps {
  link: LinkField;
  label: string;
}

/** A link drawn as a button; nothing without a label or for an unsafe address. */
export function ButtonLink({ link, label }: ButtonLinkProps) {
  const href = safeUrl(link.value);
  if (!href || !label.trim()) return null;
  const target = link.target ? '_blank' : undefined;
  return (
    <a
      className="pz-button"
      data-call-to-action=""
      href={href}
      target={target}
      rel={relForTarget(link.rel.join(' '), target)}
    >
      {label}
    </a>
  );
}
