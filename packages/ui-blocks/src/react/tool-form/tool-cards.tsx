import type { ReactNode } from 'react';
import type { PageView } from '../../model/page-view.ts';
import { ToolOutput } from './tool-output.tsx';

export interface ToolPartProps {
  /** Name of the part in the view's `shown`. */
  name: string;
  view: PageView;
  children: ReactNode;
}

/** A part of a tool that is there only for some inputs. */
export function ToolPart({ name, view, children }: ToolPartProps) {
  return (
    <div data-shown={name} hidden={view.shown?.[name] === false}>
      {children}
    </div>
  );
}

/** Results that are compared, side by side where there is room. */
export function ToolCards({ children }: { children: ReactNode }) {
  return <div className="pz-tool__cards">{children}</div>;
}

export interface ToolCardProps {
  /** Fragment id, also the base of the heading's id. */
  id: string;
  heading: string;
  text: string;
  children: ReactNode;
}

/** One of the results that are compared. */
export function ToolCard({ id, heading, text, children }: ToolCardProps) {
  return (
    <section className="pz-panel" id={id} aria-labelledby={`${id}-heading`}>
      <h3 className="pz-tool__heading" id={`${id}-heading`}>
        {heading}
      </h3>
      <p>{text}</p>
      {children}
    </section>
  );
}

export interface ToolFiguresProps {
  /** Names of the values in the view, and what they are called. */
  figures: readonly { name: string; term: string }[];
  view: PageView;
}

/** The figures of a result, each with its name. */
export function ToolFigures({ figures, view }: ToolFiguresProps) {
  return (
    <dl className="pz-tool__figures">
      {figures.map(({ name, term }) => (
        <div key={name}>
          <dt>{term}</dt>
          <dd>
            <ToolOutput name={name} view={view} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
