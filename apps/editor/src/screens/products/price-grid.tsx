import { Table } from '@mantine/core';
import type { EditorFinding } from '@plaza/contract/editor';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { paramsOf } from '../../api/queries.ts';
import { titleOf } from '../../entry/title-of.ts';
import { hasPlace, type PriceColumn } from '../../products/price-columns.ts';
import {
  type ChangedRow,
  cellProblem,
  cellText,
  type PriceRow,
  pasteCells,
} from '../../products/price-table.ts';
import { readTableText } from '../../products/read-table-text.ts';
import type { Prices } from '../../products/use-prices.ts';
import { t } from '../../texts/texts.ts';

type Props = {
  readonly websiteId: number;
  readonly rows: readonly PriceRow[];
  /** Those that are shown. */
  readonly columns: readonly PriceColumn[];
  readonly prices: Prices;
  readonly checked: ReadonlyMap<string, readonly EditorFinding[]>;
  readonly isReadOnly: boolean;
  readonly onPasteRefused: (message: string | undefined) => void;
};

/** Prices in a table: arrow keys and Enter move, and a paste fills cells to the right and below. */
export function PriceGrid(props: Props) {
  const { rows, columns, prices } = props;
  const table = useRef<HTMLDivElement>(null);
  const focus = (row: number, column: number) =>
    table.current?.querySelector<HTMLInputElement>(`[data-cell="${row}-${column}"]`)?.focus();
  const paste = (at: { row: number; column: number }, text: string) => {
    try {
      const cells = readTableText(text);
      prices.set(pasteCells(prices.texts, { rows, columns, at, cells }));
      props.onPasteRefused(undefined);
    } catch (error) {
      props.onPasteRefused((error as Error).message);
    }
  };
  const changed = new Map(prices.changed.map((each) => [each.row.entry.id, each]));
  return (
    <div ref={table} className="price-table">
      <Table stickyHeader>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('prices.product')}</Table.Th>
            {columns.map(({ path, label }) => (
              <Table.Th key={path.join('.')}>{label}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, at) => (
            <Row
              key={row.entry.id}
              {...props}
              {...{ row, at, focus, paste, changed: changed.get(row.entry.id) }}
            />
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

type RowProps = Props & {
  readonly row: PriceRow;
  readonly at: number;
  readonly changed: ChangedRow | undefined;
  readonly focus: (row: number, column: number) => void;
  readonly paste: (at: { row: number; column: number }, text: string) => void;
};

function Row(props: RowProps) {
  const { websiteId, row, columns, changed } = props;
  const name = titleOf(row.value, row.entry.id);
  return (
    <Table.Tr data-changed={changed ? true : undefined}>
      <Table.Th scope="row">
        <Link
          to="/sites/$websiteId/entries/$folder/$locale/$entry"
          params={{ websiteId, ...paramsOf(row.entry) }}
        >
          {name}
        </Link>
      </Table.Th>
      {columns.map((column, index) => (
        <Table.Td key={column.path.join('.')}>
          <Cell {...props} {...{ name, column, index }} />
        </Table.Td>
      ))}
    </Table.Tr>
  );
}

type CellProps = RowProps & {
  readonly name: string;
  readonly column: PriceColumn;
  readonly index: number;
};

function Cell(props: CellProps) {
  const { row, at, name, column, index, prices, changed, checked, isReadOnly } = props;
  const text = cellText(row, column, prices.texts);
  const isMissing = !hasPlace(row.value, column);
  if (isMissing && text === '') return <span className="quiet">–</span>;
  const problem = cellProblem(changed, column, checked.get(row.entry.id));
  const problemId = `problem-${at}-${index}`;
  return (
    <>
      <input
        className={`price-cell price-${column.kind}`}
        data-cell={`${at}-${index}`}
        aria-label={t('prices.cell', { column: column.label, product: name })}
        aria-invalid={problem !== undefined}
        aria-describedby={problem === undefined ? undefined : problemId}
        inputMode={column.kind === 'number' ? 'decimal' : 'text'}
        readOnly={isReadOnly}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => prices.type(row, column, currentTarget.value)}
        onKeyDown={(event) => {
          undoByKey(event, prices);
          move(event, { at, index, focus: props.focus });
        }}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text/plain');
          if (isReadOnly || !/[\t\r\n]/.test(pasted)) return;
          event.preventDefault();
          props.paste({ row: at, column: index }, pasted);
        }}
      />
      {problem === undefined ? null : (
        <span id={problemId} className="price-problem">
          {problem}
        </span>
      )}
    </>
  );
}

type Place = {
  readonly at: number;
  readonly index: number;
  readonly focus: (row: number, column: number) => void;
};

/** Up, down and Enter; left and right where the text ends. */
function move(event: React.KeyboardEvent<HTMLInputElement>, { at, index, focus }: Place): void {
  const { key, shiftKey, currentTarget } = event;
  const { selectionStart, selectionEnd, value } = currentTarget;
  const isWhole = selectionStart === 0 && selectionEnd === value.length;
  const steps: Readonly<Record<string, readonly [number, number] | undefined>> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [shiftKey ? -1 : 1, 0],
    ArrowLeft: isWhole || selectionEnd === 0 ? [0, -1] : undefined,
    ArrowRight: isWhole || selectionStart === value.length ? [0, 1] : undefined,
  };
  const step = steps[key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  focus(at + step[0], index + step[1]);
}

function undoByKey(event: React.KeyboardEvent, prices: Prices): void {
  if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== 'z')
    return;
  event.preventDefault();
  prices.undo();
}
