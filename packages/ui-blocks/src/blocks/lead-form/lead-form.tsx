import type { RenderContext } from '../render-context.ts';
import { leadFormAddress } from './lead-form-address.ts';
import type { LeadFormData } from './schema.ts';

export type LeadFormProps = LeadFormData & Pick<RenderContext, 'leadForm'>;

/**
 * The lead form of a third party (§1): a link to it, in the space that the form will take, until
 * `attachLeadForms` of `./browser` loads it. Without a lead service it renders nothing.
 */
export function LeadForm({ title, linkText, size, leadForm, ...requested }: LeadFormProps) {
  const address = leadForm && leadFormAddress(leadForm, requested);
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
