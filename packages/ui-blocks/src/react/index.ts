export {
  CreditWarning,
  type CreditWarningProps,
} from '../blocks/credit-warning/credit-warning.tsx';
export {
  ProductCard,
  type ProductCardData,
  type ProductCardLabels,
  type ProductCardProps,
  type ProductLogo,
} from '../blocks/product-card/product-card.tsx';
export { ProductList, type ProductListProps } from '../blocks/product-list/product-list.tsx';
export {
  RepresentativeExample,
  type RepresentativeExampleLabels,
  type RepresentativeExampleProps,
} from '../blocks/representative-example/representative-example.tsx';
export { AmountChoice, type AmountChoiceProps } from './page/amount-choice.tsx';
export { ContactDetails, type ContactDetailsProps } from './page/contact-details.tsx';
export { ErrorScreen, type ErrorScreenProps } from './page/error-screen.tsx';
export { Hero, type HeroProps } from './page/hero.tsx';
export { LegalDocument, type LegalDocumentProps } from './page/legal-document.tsx';
export { PageShell, type PageShellProps } from './page/page-shell.tsx';
export { Prose } from './page/prose.tsx';
export { Section, type SectionProps } from './page/section.tsx';
export { SiteFooter, type SiteFooterProps } from './page/site-footer.tsx';
export { SiteHeader, type SiteHeaderProps } from './page/site-header.tsx';
