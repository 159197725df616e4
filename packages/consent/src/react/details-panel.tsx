import type { CategoryDetail } from '../model/dialog-content.ts';
import type { DialogLabels } from './dialog-labels.ts';
import { ProviderEntry } from './provider-entry.tsx';

interface DetailsPanelProps {
  categories: readonly CategoryDetail[];
  labels: DialogLabels;
}

/** §2.5: categories that open onto their providers and cookies. */
export function DetailsPanel({ categories, labels }: DetailsPanelProps) {
  return categories.map(({ category, label, description, providers }) => (
    <details key={category} className="pz-consent__category">
      <summary>{label}</summary>
      {description && <p>{description}</p>}
      {providers.map((provider) => (
        <ProviderEntry key={provider.name} provider={provider} labels={labels} />
      ))}
    </details>
  ));
}
