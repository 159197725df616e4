import { Badge } from '@mantine/core';
import type { EditorFinding } from '@plaza/contract/editor';
import { focusField } from '../../form/focus-field.ts';
import { t } from '../../texts/texts.ts';

/** Every finding of the entry, with a button that leads to its field. */
export function FindingsList({ findings }: { readonly findings: readonly EditorFinding[] }) {
  if (findings.length === 0) return <p>{t('findings.none')}</p>;
  return (
    <ul className="findings">
      {findings.map((finding) => (
        <li key={`${finding.rule}-${finding.path.join('.')}-${finding.message}`}>
          <Badge color={finding.severity === 'error' ? 'red' : 'yellow'} variant="light">
            {t(`severity.${finding.severity}`)}
          </Badge>{' '}
          {finding.message}
          {finding.hint ? <p>{finding.hint}</p> : null}
          <button type="button" className="link-button" onClick={() => focusField(finding.path)}>
            {finding.path.length > 0 ? finding.path.join(' › ') : t('findings.entry')}
          </button>
          <span className="quiet"> {finding.rule}</span>
        </li>
      ))}
    </ul>
  );
}
