import { PasswordInput } from '@mantine/core';
import { t } from '../../texts/texts.ts';

type Props = { readonly value: string; readonly onChange: (value: string) => void };

/** The password of an account that exists. */
export const PasswordField = ({ value, onChange }: Props) => (
  <PasswordInput
    label={t('signIn.password')}
    name="password"
    autoComplete="current-password"
    required
    withAsterisk={false}
    visibilityToggleButtonProps={{ 'aria-label': t('signIn.showPassword') }}
    value={value}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
