import { Button, Table } from '@mantine/core';
import type { Redirect } from '@plaza/contract/editor';
import { shortTime } from '../../app/short-time.ts';
import { t } from '../../texts/texts.ts';

type Props = {
  readonly redirects: readonly Redirect[];
  /** Those in which redirects may be changed. */
  readonly locales: readonly string[];
  readonly onOpen: (redirect: Redirect) => void;
};

export function RedirectTable({ redirects, locales, onOpen }: Props) {
  if (redirects.length === 0) return <p>{t('redirects.none')}</p>;
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('redirects.from')}</Table.Th>
            <Table.Th>{t('redirects.to')}</Table.Th>
            <Table.Th>{t('find.locale')}</Table.Th>
            <Table.Th>{t('redirects.changed')}</Table.Th>
            <Table.Th>{t('redirects.action')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {redirects.map((redirect) => (
            <Table.Tr key={`${redirect.locale} ${redirect.path}`}>
              <Table.Td className="address">{redirect.path}</Table.Td>
              <Table.Td className="address">
                {redirect.target?.path ?? t('redirects.nowhere')}
                {redirect.target?.path !== undefined ? (
                  <span className="quiet"> {redirect.target.title}</span>
                ) : null}
              </Table.Td>
              <Table.Td>{redirect.locale}</Table.Td>
              <Table.Td>{shortTime(redirect.changedAt)}</Table.Td>
              <Table.Td>
                {locales.includes(redirect.locale) ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={t('redirects.changeOne', { path: redirect.path })}
                    onClick={() => onOpen(redirect)}
                  >
                    {t('redirects.change')}
                  </Button>
                ) : (
                  '–'
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
