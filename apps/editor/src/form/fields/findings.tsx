import { Alert } from '@mantine/core';
import type { JsonPath } from '../../json/json.ts';
import { isSamePath, useForm } from '../form-context.tsx';

/** The findings of a value that has no input of its own, such as a list. */
export function Findings({ path }: { readonly path: JsonPath }) {
  const own = useForm().findings.filter((finding) => isSamePath(finding.path, path));
  return own.map(({ rule, severity, message, hint }) => (
    <Alert
      key={`${rule}-${message}`}
      color={severity === 'error' ? 'red' : 'yellow'}
      variant="light"
      className="finding"
    >
      {message} {hint}
    </Alert>
  ));
}
