import type { ReactNode } from 'react';
import { safeUrl } from '../../core/safe-url.ts';
import { Icon } from '../../icons/icon.tsx';
import type { IconName } from '../../icons/icon-names.ts';

export interface HeaderMark {
  icon: IconName;
  text: string;
  href?: string | undefined;
}

export interface HeaderBandProps {
  heading: string;
  lead?: string | undefined;
  /** Who or what the page is about: `Portrait` or `Logo`. */
  picture: ReactNode;
  /** What vouches for it and how to reach it, e.g. the licence. */
  marks?: readonly HeaderMark[];
  /** The verdict, e.g. `Score`. */
  aside?: ReactNode;
  /** Below all of it, e.g. `Byline`. */
  children?: ReactNode;
}

/** The page's only `h1` with the face of a person or company, and what vouches for them. */
export function HeaderBand(props: HeaderBandProps) {
  const { heading, lead, picture, marks = [], aside, children } = props;
  return (
    <header className="pz-title pz-head">
      {picture}
      <div className="pz-head__text">
        <h1 className="pz-title__heading">{heading}</h1>
        {lead && <p className="pz-title__lead">{lead}</p>}
        {marks.length > 0 && (
          <ul className="pz-head__marks pz-plain-list">
            {marks.map((mark) => (
              <Mark key={mark.text} {...mark} />
            ))}
          </ul>
        )}
      </div>
      {aside}
      {children && <div className="pz-head__more">{children}</div>}
    </header>
  );
}

function Mark({ icon, text, href }: HeaderMark) {
  const address = safeUrl(href);
  return (
    <li>
      <Icon name={icon} /> {address ? <a href={address}>{text}</a> : text}
    </li>
  );
}
