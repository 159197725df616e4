import { Table } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { auditQuery } from '../api/queries.ts';
import { Answer } from '../app/answer.tsx';
import { Pages } from '../app/pages.tsx';
import { shortTime } from '../app/short-time.ts';
import { useWebsiteId } from '../app/use-place.ts';
import { t } from '../texts/texts.ts';

const size = 50;

/** Everything that was done in the website, newest first. */
export function AuditScreen() {
  const websiteId = useWebsiteId();
  const { page = 1 } = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useQuery({
    ...auditQuery(websiteId, { page, size }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <h1>{t('nav.audit')}</h1>
      <Answer query={query}>
        {({ total, rows }) => (
          <>
            <Table.ScrollContainer minWidth={560}>
              <Table>
                <Table.Thead>
                  <Table.Tr>
                    <Table.Th>{t('audit.time')}</Table.Th>
                    <Table.Th>{t('audit.user')}</Table.Th>
                    <Table.Th>{t('audit.action')}</Table.Th>
                    <Table.Th>{t('audit.entry')}</Table.Th>
                    <Table.Th>{t('audit.details')}</Table.Th>
                  </Table.Tr>
                </Table.Thead>
                <Table.Tbody>
                  {rows.map(({ id, time, user, action, entry, details }) => (
                    <Table.Tr key={id}>
                      <Table.Td>{shortTime(time)}</Table.Td>
                      <Table.Td>{user.name}</Table.Td>
                      <Table.Td>{t(`action.${action}`)}</Table.Td>
                      <Table.Td>
                        {entry
                          ? [entry.folder, entry.locale, entry.id].filter(Boolean).join(' / ')
                          : '–'}
                      </Table.Td>
                      <Table.Td className="details">{detailsOf(details)}</Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            </Table.ScrollContainer>
            <Pages
              {...{ total, size, page }}
              onChange={(next) =>
                void navigate({
                  to: '/sites/$websiteId/audit',
                  params: { websiteId },
                  search: { page: next },
                })
              }
            />
          </>
        )}
      </Answer>
    </>
  );
}

const detailsOf = (details: Readonly<Record<string, unknown>>) =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'object' ? JSON.stringify(value) : value}`)
    .join(', ');
