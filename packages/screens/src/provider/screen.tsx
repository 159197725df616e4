import type { Provider } from '@plaza/contract';
import { FactList, HeaderBand, Logo, Section } from '@plaza/ui-blocks/react';
import { PageBody } from '../article/page-body.tsx';
import { ownEntry } from '../links/own-entry.ts';
import type { ScreenProps } from '../screen.ts';
import { providerNode } from '../structured-data/provider.ts';
import { complaintFacts, providerFacts, providerMarks } from './provider-facts.ts';
import { ProviderProducts } from './provider-products.tsx';

/** A company: who licensed it, its offers in the first screen, the facts, how to complain. */
export async function Screen(props: ScreenProps) {
  const { page, content } = props;
  const { t } = await content.translator();
  const provider = await ownEntry(props, 'provider');
  return (
    <>
      <HeaderBand
        heading={page.heading}
        lead={page.lead}
        picture={<Logo name={page.heading} logo={provider?.logo} />}
        marks={provider && providerMarks(provider, t)}
      />
      {provider && <ProviderProducts {...props} id={provider.id} name={provider.name} />}
      {provider && (
        <Section id="facts" heading={t('facts-heading')}>
          <FactList facts={providerFacts(provider, t)} />
        </Section>
      )}
      <PageBody {...props} />
      {provider && <Complaints {...props} provider={provider} />}
    </>
  );
}

export async function structuredData(props: ScreenProps) {
  const provider = await ownEntry(props, 'provider');
  return provider ? [providerNode(props, provider)] : [];
}

async function Complaints({ content, provider }: ScreenProps & { readonly provider: Provider }) {
  const { t } = await content.translator();
  return (
    <Section id="complaints" heading={t('provider-complaints')}>
      <div className="pz-text">
        <p>{provider.complaints.text}</p>
        <FactList facts={complaintFacts(provider, t)} />
      </div>
    </Section>
  );
}
