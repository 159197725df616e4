import type { ReactNode } from 'react';
import type { PageView } from '../../model/page-view.ts';
import { ToolSettings } from '../tool-form/tool-form.tsx';
import { type ComparedLabels, Comparison } from './comparison.tsx';
import { ListChips } from './list-chips.tsx';
import { ListControls, type ListControlsProps } from './list-controls.tsx';

export interface LiveListProps extends Omit<ListControlsProps, 'view'> {
  /** Fragment id of the form, where the answer to it begins. */
  id: string;
  /** The address of the module that answers the form in the browser. */
  module?: string | undefined;
  /** Path of the page. */
  action: string;
  /** What the view of the list is made from, as JSON. */
  settings: object;
  /** The view before anything is chosen. */
  view: PageView;
  /** What is applied, by name; each can be removed. */
  chips: readonly { name: string; label?: string }[];
  labels: ListControlsProps['labels'] & {
    applied: string;
    remove: string;
    clear: string;
    none: string;
    reach: string;
    compare: ComparedLabels;
  };
  /** The most products that can be compared. */
  compared: number;
  /** Other lists, shown if they reach an amount that this one does not. */
  reach?: readonly { name: string; path: string }[];
  /** The lists. */
  children: ReactNode;
}

/**
 * Lists of products inside the form that filters, sorts and compares them. The page itself answers
 * the form: with JavaScript as it is filled in, otherwise once it is sent.
 */
export function LiveList(props: LiveListProps) {
  const { id, module, action, settings, view, chips, labels, compared, ...rest } = props;
  const { reach = [], children, ...controls } = rest;
  const isEmpty = view.shown?.['list-none'] === true;
  return (
    <form
      className="pz-live"
      id={id}
      method="get"
      action={`${action}#${id}`}
      noValidate
      data-module={module}
    >
      <ToolSettings json={JSON.stringify(settings)} isDeferred />
      <ListControls {...controls} labels={labels} view={view} />
      <div className="pz-live__body">
        <ListChips chips={chips} labels={labels} view={view} />
        <p className="pz-live__sentence" role="status" data-value="sentence">
          {view.values?.sentence}
        </p>
        <Unserved reach={reach} label={labels.reach} view={view} />
        {children}
        <p className="pz-live__none" data-shown="list-none" hidden={!isEmpty}>
          {labels.none}
        </p>
        <Comparison compared={compared} labels={labels.compare} view={view} />
      </div>
    </form>
  );
}

interface UnservedProps {
  reach: readonly { name: string; path: string }[];
  label: string;
  view: PageView;
}

/** Says that nothing is offered for what is asked, and where it is: the nearest, and other lists. */
function Unserved({ reach, label, view: { values = {}, shown = {}, links = {} } }: UnservedProps) {
  return (
    <div className="pz-panel" data-shown="unserved" hidden={!shown.unserved}>
      <p role="status" data-value="unserved">
        {values.unserved}
      </p>
      <p data-shown="unserved-nearest" hidden={!shown['unserved-nearest']}>
        <a
          href={links['unserved-nearest'] ?? '?'}
          data-link="unserved-nearest"
          data-value="unserved-nearest"
        >
          {values['unserved-nearest']}
        </a>
      </p>
      {reach.length > 0 && (
        <div data-shown="reach" hidden={!shown.reach}>
          <p>{label}</p>
          <ul>
            {reach.map(({ name, path }, index) => (
              <li key={path} data-shown={`reach-${index}`} hidden={!shown[`reach-${index}`]}>
                <a href={path} data-attributes={`reach-${index}`}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
