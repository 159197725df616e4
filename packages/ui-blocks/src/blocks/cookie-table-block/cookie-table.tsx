import { TABLE_ROLES as ROLES } from '../table-roles.ts';
import type { DeclaredCookies, DeclaredProvider } from './declared-cookies.ts';

const COLUMNS = ['name', 'description', 'expiration', 'type'] as const;

export interface CookieTableProps {
  /** The accessible name of the table. */
  name: string;
  providers: readonly DeclaredProvider[];
  labels: DeclaredCookies['labels'];
}

/** One group of rows for each provider, headed by its name. */
export function CookieTable({ name, providers, labels }: CookieTableProps) {
  return (
    <table className="pz-data-table__table pz-cookies__table" aria-label={name} {...ROLES.table}>
      <thead {...ROLES.group}>
        <tr {...ROLES.row}>
          {COLUMNS.map((column) => (
            <th key={column} {...ROLES.column}>
              {labels[column]}
            </th>
          ))}
        </tr>
      </thead>
      {providers.map((provider) => (
        <ProviderRows key={provider.name} provider={provider} labels={labels} />
      ))}
    </table>
  );
}

type ProviderRowsProps = { provider: DeclaredProvider; labels: DeclaredCookies['labels'] };

function ProviderRows({ provider: { name, href, cookies }, labels }: ProviderRowsProps) {
  const isElsewhere = href !== undefined && /^https?:/.test(href);
  return (
    <tbody {...ROLES.group}>
      <tr {...ROLES.row}>
        <th className="pz-cookies__provider" colSpan={COLUMNS.length} {...ROLES.rowGroup}>
          {isElsewhere ? (
            <a href={href} rel="noopener">
              {name}
            </a>
          ) : (
            name
          )}
        </th>
      </tr>
      {cookies.map((cookie) => (
        <tr key={cookie.name} {...ROLES.row}>
          <th {...ROLES.name}>{cookie.name}</th>
          <td {...ROLES.cell}>{cookie.description}</td>
          <td data-label={labels.expiration} {...ROLES.cell}>
            {cookie.expiration}
          </td>
          <td data-label={labels.type} {...ROLES.cell}>
            {cookie.type}
          </td>
        </tr>
      ))}
    </tbody>
  );
}
