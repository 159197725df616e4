import type { ReactNode } from 'react';
import type { LinkItem } from '../../model/layout-components.ts';
import { NavLink } from './nav-link.tsx';

export interface ErrorScreenProps {
  /** HTTP status, shown small above the heading. */
  status: number;
  heading: string;
  message: string;
  /** Links to other pages; the first is the primary one. */
  links: readonly LinkItem[];
  /** The address of the module that writes the missing path. */
  module?: string | undefined;
  /** Another way on, such as a search form. */
  children?: ReactNode;
}

/**
 * The page-not-found and the general error screen (§2.4). One static page answers every path, so
 * the browser writes the missing path (§8) into `[data-error-path]`.
 */
export function ErrorScreen(props: ErrorScreenProps) {
  const { status, heading, message, links, module, children } = props;
  return (
    <section className="pz-title pz-error-screen" data-error-status={status} data-module={module}>
      <p className="pz-error-screen__status">
        {status}
        {status === 404 && <bdi className="pz-error-screen__path" data-error-path="" />}
      </p>
      <h1 className="pz-title__heading">{heading}</h1>
      <p className="pz-title__lead">{message}</p>
      {children}
      <ul className="pz-error-screen__links pz-plain-list">
        {links.map((item, index) => (
          <li key={item.href}>
            <NavLink className={index === 0 ? 'pz-button' : 'pz-error-screen__link'} item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}
