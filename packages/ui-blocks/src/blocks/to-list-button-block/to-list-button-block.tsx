import { ButtonLink } from '../../react/page/button-link.tsx';
import type { ToListButtonBlockProps } from './schema.ts';

/** A button that leads to a product list, on this page or another. */
export function ToListButtonBlock({ align, buttonText, link, title }: ToListButtonBlockProps) {
  return (
    <div className="pz-to-list-button" data-align={align}>
      {title && <p className="pz-to-list-button__title">{title}</p>}
      <ButtonLink link={link} label={buttonText} />
    </div>
  );
}
