import type { ReactNode } from 'react';

export interface ToolFormProps {
  /** The address of the module that answers the form in the browser. */
  module?: string | undefined;
  /** Path of the page. */
  action: string;
  /** Fragment id of the results, where the answer to the form begins. */
  resultsId: string;
  /** What the view of the page is made from, as JSON. */
  settings: object;
  /** Label of the button that sends the form; with JavaScript the page answers at once. */
  submitLabel: string;
  children: ReactNode;
}

/** The inputs of a tool. The page itself answers them, with and without JavaScript. */
export function ToolForm(props: ToolFormProps) {
  const { module, action, resultsId, settings, submitLabel, children } = props;
  return (
    <form
      className="pz-tool-form"
      method="get"
      action={`${action}#${resultsId}`}
      noValidate
      data-module={module}
    >
      <ToolSettings json={JSON.stringify(settings)} />
      {children}
      <button className="pz-button pz-submit" type="submit">
        {submitLabel}
      </button>
    </form>
  );
}

export interface ToolSettingsProps {
  json: string;
  /** Whether the form works without them until it is used: the page cache leaves them out. */
  isDeferred?: boolean;
}

/** Data for the form's view, written so that no text in it can end the script. */
export function ToolSettings({ json, isDeferred = false }: ToolSettingsProps) {
  const script = { __html: json.replaceAll('<', '\\u003c') };
  return (
    <script
      type="application/json"
      data-tool-settings=""
      data-deferred={isDeferred ? '' : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: data, in which `<` is escaped
      dangerouslySetInnerHTML={script}
    />
  );
}
