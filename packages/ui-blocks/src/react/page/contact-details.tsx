import type { DescriptionItem } from '../../model/layout-components.ts';
import { DescriptionList } from './description-list.tsx';

export interface ContactDetailsProps {
  heading: string;
  items: readonly DescriptionItem[];
}

/** Ways to reach the company, as an `address` with its own heading. */
export function ContactDetails({ heading, items }: ContactDetailsProps) {
  return (
    <section className="pz-contact">
      <h2 className="pz-section__heading">{heading}</h2>
      <address className="pz-contact__body">
        <DescriptionList items={items} />
      </address>
    </section>
  );
}
