import type { CookieDetail } from '../model/dialog-content.ts';
import type { DialogLabels } from './dialog-labels.ts';

interface CookieEntryProps {
  cookie: CookieDetail;
  labels: DialogLabels;
}

/** §2.5: name, description, expiry and type. */
export function CookieEntry({ cookie, labels }: CookieEntryProps) {
  const { name, description, expiration, type } = cookie;
  return (
    <li>
      <code>{name}</code>
      <p>{description}</p>
      <dl>
        <div>
          <dt>{labels.expiration}</dt>
          <dd>{expiration}</dd>
        </div>
        <div>
          <dt>{labels.type}</dt>
          <dd>{type}</dd>
        </div>
      </dl>
    </li>
  );
}
