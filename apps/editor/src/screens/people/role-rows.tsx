import { ActionIcon, Button, NativeSelect } from '@mantine/core';
import { ALL_LOCALES, EDITOR_ROLES, type EditorRole } from '@plaza/contract/editor';
import { useWebsite } from '../../app/use-website.ts';
import { t } from '../../texts/texts.ts';

export type RoleInLocale = { readonly locale: string; readonly role: EditorRole };

type Props = {
  readonly websiteId: number;
  /** Whose they are, for the labels. */
  readonly name: string;
  readonly grants: readonly RoleInLocale[];
  readonly onChange: (grants: readonly RoleInLocale[]) => void;
};

/** Roles by locale. */
export function RoleRows({ websiteId, name, grants, onChange }: Props) {
  const { locales = [] } = useWebsite(websiteId) ?? {};
  const set = (index: number, grant: RoleInLocale) => onChange(grants.with(index, grant));
  return (
    <>
      {grants.map((grant, index) => (
        <div key={index} className="row">
          <NativeSelect
            aria-label={t('people.localeOf', { name })}
            value={grant.locale}
            data={[
              { value: ALL_LOCALES, label: t('people.allLocales') },
              ...locales.map((value) => ({ value, label: value })),
            ]}
            onChange={({ currentTarget }) => set(index, { ...grant, locale: currentTarget.value })}
          />
          <NativeSelect
            aria-label={t('people.roleOf', { name })}
            value={grant.role}
            data={EDITOR_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))}
            onChange={({ currentTarget }) =>
              set(index, { ...grant, role: currentTarget.value as EditorRole })
            }
          />
          <ActionIcon
            variant="default"
            aria-label={t('people.removeRole', { name })}
            onClick={() => onChange(grants.toSpliced(index, 1))}
          >
            ×
          </ActionIcon>
        </div>
      ))}
      <Button
        size="compact-sm"
        variant="default"
        onClick={() => onChange([...grants, { locale: ALL_LOCALES, role: 'writer' }])}
      >
        {t('people.addRole')}
      </Button>
    </>
  );
}
