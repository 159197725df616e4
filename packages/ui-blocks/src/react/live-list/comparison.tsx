import type { PageView } from '../../model/page-view.ts';

export interface ComparedLabels {
  heading: string;
  /** The button below the list. */
  submit: string;
  figure: string;
  remove: string;
  /** Heads the row of paid links. */
  action: string;
  /** Says that the links are paid for. */
  sponsored?: string;
  address: string;
}

interface ComparisonProps {
  /** Number of columns. */
  compared: number;
  labels: ComparedLabels;
  view: PageView;
}

/**
 * The products that were chosen, side by side: a column each, a row for each figure. The table is in
 * the page, hidden, and filled by the view.
 */
export function Comparison({ compared, labels, view }: ComparisonProps) {
  const columns = Array.from({ length: compared }, (_, index) => index + 1);
  return (
    <>
      <div className="pz-panel pz-compare-bar" data-attributes="compare-bar">
        <div className="pz-compare-bar__chosen" role="status">
          <p data-value="compare-count">{view.values?.['compare-count']}</p>
          <p className="pz-compare-bar__names" data-value="compare-names" />
        </div>
        <button className="pz-button pz-submit" type="submit" formAction="#compare">
          {labels.submit}
        </button>
      </div>
      <p
        className="pz-field__error"
        role="status"
        data-shown="compare-refused"
        data-value="compare-refused"
        hidden
      />
      <section
        className="pz-compare"
        id="compare"
        aria-labelledby="compare-heading"
        tabIndex={-1}
        data-shown="compare"
        hidden
      >
        <h2 className="pz-section__heading" id="compare-heading">
          {labels.heading}
        </h2>
        <div className="pz-compare__frame">
          <table className="pz-compare__table">
            <thead>
              <tr>
                <th scope="col">
                  <span className="pz-visually-hidden">{labels.figure}</span>
                </th>
                {columns.map((column) => (
                  <HeadCell key={column} column={column} remove={labels.remove} />
                ))}
              </tr>
            </thead>
            <tbody data-rows="compare">
              <tr hidden>
                <th scope="row" />
                {columns.map((column) => (
                  <td key={column} data-shown={`compare-${column}`} hidden />
                ))}
              </tr>
            </tbody>
            <tbody>
              <tr>
                <th scope="row">
                  {labels.action}{' '}
                  {labels.sponsored && (
                    <span className="pz-product__sponsored">{labels.sponsored}</span>
                  )}
                </th>
                {columns.map((column) => (
                  <ActionCell key={column} column={column} />
                ))}
              </tr>
            </tbody>
          </table>
        </div>
        <p>
          <a href="?" data-link="compare-address">
            {labels.address}
          </a>
        </p>
      </section>
    </>
  );
}

function HeadCell({ column, remove }: { column: number; remove: string }) {
  return (
    <th scope="col" data-shown={`compare-${column}`} hidden>
      {/* The monogram is that of the product's row; a logo is the file that the row shows. */}
      <svg className="pz-logo" viewBox="0 0 64 40" aria-hidden="true">
        <use data-attributes={`compare-mark-${column}`} />
        <image data-attributes={`compare-logo-${column}`} />
      </svg>
      <div data-value={`compare-name-${column}`} />
      <a className="pz-live__chip" href="?" data-link={`compare-remove-${column}`}>
        {remove} <span className="pz-visually-hidden" data-value={`compare-removed-${column}`} />
      </a>
    </th>
  );
}

/** A paid link as that of a card, which tracking reads when it is followed (§9). */
function ActionCell({ column }: { column: number }) {
  return (
    <td data-shown={`compare-${column}`} hidden>
      <a
        className="pz-button"
        href="?"
        rel="sponsored nofollow noopener"
        data-product-action=""
        data-track="select_content"
        data-attributes={`compare-action-${column}`}
        data-shown={`compare-action-${column}`}
      >
        <span data-value={`compare-action-${column}`} />
        <span className="pz-visually-hidden" data-value={`compare-action-name-${column}`} />
      </a>
    </td>
  );
}
