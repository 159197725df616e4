/** Maximum number of entries; the oldest are removed. */
const LIMIT = 500;

const styles = `
  :host { all: initial; position: fixed; inset: auto 8px 8px auto; z-index: 2147483647;
    font: 12px/1.4 ui-monospace, monospace; color-scheme: light dark }
  details { background: Canvas; color: CanvasText; border: 1px solid GrayText; border-radius: 6px;
    box-shadow: 0 2px 12px #0004; max-width: min(560px, calc(100vw - 18px)) }
  summary { padding: 8px 12px; cursor: pointer; font-weight: bold }
  ol { margin: 0; padding: 0; max-height: 50vh; overflow: auto; list-style: none;
    border-top: 1px solid GrayText }
  li { display: grid; grid-template-columns: 5.5em 5em 1fr; gap: 4px 8px; padding: 4px 12px }
  li:nth-child(even) { background: color-mix(in srgb, CanvasText 6%, Canvas) }
  code { grid-column: 3; overflow-wrap: anywhere; font: inherit; opacity: .75 }`;

export type InspectorPanel = {
  readonly note: Note;
  /** Sets the summary line. */
  readonly setSummary: (text: string) => void;
};

/** Opens a collapsed panel in a corner of the page that lists entries with their time. */
export function openPanel(): InspectorPanel {
  const host = document.createElement('plaza-inspector');
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const [details, summary, list] = (['details', 'summary', 'ol'] as const).map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement];
  details.append(summary, list);
  root.append(details);
  summary.textContent = 'Tracking';
  // The script may run before the body exists, and a framework may replace the body.
  document.documentElement.append(host);
  return {
    note(entry) {
      list.append(rowOf(entry));
      if (list.children.length > LIMIT) list.firstElementChild?.remove();
      list.scrollTop = list.scrollHeight;
    },
    setSummary(text) {
      summary.textContent = text;
    },
  };
}

function rowOf({ kind, what, detail }: InspectorEntry): HTMLElement {
  const row = document.createElement('li');
  const cells = [`${(performance.now() / 1000).toFixed(2)} s`, kind, what].map((text) => {
    const cell = document.createElement('span');
    cell.textContent = text;
    return cell;
  });
  const text = typeof detail === 'string' ? detail : JSON.stringify(detail);
  const code = document.createElement('code');
  code.textContent = text === '[]' || text === '{}' ? '' : (text ?? '');
  row.append(...cells, ...(code.textContent ? [code] : []));
  return row;
}

/** One entry of the inspector. */
export type InspectorEntry = {
  readonly kind: 'consent' | 'event' | 'vendor' | 'request';
  readonly what: string;
  readonly detail?: unknown;
};

/** Adds an entry. */
export type Note = (entry: InspectorEntry) => void;
