import type { ProviderDetail } from '../model/dialog-content.ts';
import { CookieEntry } from './cookie-entry.tsx';
import type { DialogLabels } from './dialog-labels.ts';

interface ProviderEntryProps {
  provider: ProviderDetail;
  labels: DialogLabels;
}

/** §2.5: a provider, where to learn more of it, and its cookies. */
export function ProviderEntry({ provider, labels }: ProviderEntryProps) {
  const { name, href, cookies } = provider;
  return (
    <>
      <h3>{name}</h3>
      {href && <a href={href}>{labels.learnMore(name)}</a>}
      <ul>
        {cookies.map((cookie) => (
          <CookieEntry key={cookie.name} cookie={cookie} labels={labels} />
        ))}
      </ul>
    </>
  );
}
