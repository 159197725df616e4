import type { DialogContent } from '../model/dialog-content.ts';
import type { DialogLabels } from './dialog-labels.ts';

interface PolicyLinksProps {
  content: DialogContent;
  labels: DialogLabels;
}

/** What to read before choosing, on every tab; after the buttons, so that Tab comes to these first. */
export function PolicyLinks({ content, labels }: PolicyLinksProps) {
  const links = [
    [content.cookiePolicyHref, labels.cookiePolicy],
    [content.privacyPolicyHref, labels.privacyPolicy],
  ] as const;
  if (links.every(([href]) => !href)) return null;
  return (
    <p className="pz-consent__policies">
      {links.map(
        ([href, label]) =>
          href && (
            <a key={href} className="pz-consent__policy" href={href}>
              {label}
            </a>
          ),
      )}
    </p>
  );
}
