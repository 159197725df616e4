import { textRuns } from '@plaza/contract/content-folder';
import type { Entry, EntryRule, Finding, ReadContent } from '../model.ts';

/** The privacy policy names the company of its language. */
export const companyIdentity: EntryRule = (content) =>
  organizations(content).flatMap((component) => {
    const policies = content
      .entries('pages')
      .filter(
        ({ value }) =>
          value.pageType === 'PrivacyPolicy' && value.locale === component.value.locale,
      );
    return policies.flatMap((policy) => missingDetails(component, policy));
  });

type OrganizationEntry = Entry<'components'> & {
  readonly value: { readonly type: 'organization' };
};

function organizations({ entries }: ReadContent): OrganizationEntry[] {
  return entries('components').filter(
    (entry): entry is OrganizationEntry => entry.value.type === 'organization',
  );
}

function missingDetails({ file, value }: OrganizationEntry, policy: Entry<'pages'>): Finding[] {
  const { legalName, taxId, registration, address, email, telephone } = value.organization;
  const text = textRuns(policy.value.body)
    .map((run) => run.text)
    .join('\n');
  return [legalName, taxId, registration, ...address, email, telephone]
    .filter((detail) => detail !== undefined && !text.includes(detail))
    .map((detail) => ({
      file: policy.file,
      path: ['body'],
      message: `the privacy policy does not name “${detail}” of ${file}`,
      hint: 'State who is responsible, with the same name, address and contact details.',
    }));
}
