import type { RenderContext } from '../render-context.ts';
import { leadFormAddress } from './lead-form-address.ts';
import type { LeadFormData } from './schema.ts';

export type LeadFormProps = LeadFormData & Pick<RenderContext, 'leadForm'>;

/**
 * The lead form of a third party (§1): a link to it, with the room that it takes kept free, until
 * `attachLeadForms` of `./browser` brings it into the page. A page that works with no lead service
 * shows nothing.
 */
export function LeadForm({ title, linkText, size, leadForm, ...asked }: LeadFormProps) {
  const address = leadForm && leadFormAddress(leadForm, asked);
  if (!address) return null;
  const { load = 'on-view', recipient } = leadForm;
  return (
    <div
      className="pz-lead-form"
      data-size={size}
      data-lead-form={address}
      data-title={title}
      data-load={load === 'on-press' ? load : undefined}
    >
      <a
        className="pz-lead-form__link"
        href={address}
        target="_blank"
        rel="sponsored nofollow noopener"
      >
        {linkText}
      </a>
      {recipient && (
        <p className="pz-lead-form__recipient">{recipient(new URL(address).hostname)}</p>
      )}
    </div>
  );
}
