import type { CategoryDetail } from '../model/dialog-content.ts';
import type { DialogLabels } from './dialog-labels.ts';
import { ProviderEntry } from './provider-entry.tsx';

interface DetailsPanelProps {
  categories: readonly CategoryDetail[];
  labels: DialogLabels;
  expanded: boolean;
}

/** §2.5: categories that open onto their providers and cookies. */
export function DetailsPanel({ categories, labels, expanded }: DetailsPanelProps) {
  return categories.map(({ category, label, description, providers }) => (
    <details key={category} className="pz-consent__category" open={expanded}>
      <summary>{label}</summary>
      {description && <p>{description}</p>}
      {providers.map((provider) => (
        <ProviderEntry key={provider.name} provider={provider} labels={labels} />
      ))}
    </details>
  ));
}
