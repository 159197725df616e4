export { BasicBlock } from '../blocks/basic-block/basic-block.tsx';
export type { BasicBlockProps } from '../blocks/basic-block/schema.ts';
export { BasicColorBlock } from '../blocks/basic-color-block/basic-color-block.tsx';
export type { BasicColorBlockProps } from '../blocks/basic-color-block/schema.ts';
export { BigIconBlock, type BigIconBlockProps } from '../blocks/big-icon-block/big-icon-block.tsx';
export { ConsBlock } from '../blocks/cons-block/cons-block.tsx';
export {
  CookieTableBlock,
  type CookieTableBlockProps,
} from '../blocks/cookie-table-block/cookie-table-block.tsx';
export type { DeclaredCookies } from '../blocks/cookie-table-block/declared-cookies.ts';
export { Counter, type CounterProps } from '../blocks/counter/counter.tsx';
export {
  CreditWarning,
  type CreditWarningProps,
} from '../blocks/credit-warning/credit-warning.tsx';
export { RiskWarning, type RiskWarningProps } from '../blocks/credit-warning/risk-warning.tsx';
export { WarningGroup } from '../blocks/credit-warning/warning-group.tsx';
export { DividerBlock } from '../blocks/divider-block/divider-block.tsx';
export type { DividerBlockProps } from '../blocks/divider-block/schema.ts';
export { Faq } from '../blocks/faq/faq.tsx';
export type { FaqProps } from '../blocks/faq/schema.ts';
export {
  FinanceOverviewBlock,
  type FinanceOverviewBlockProps,
} from '../blocks/finance-overview-block/finance-overview-block.tsx';
export type {
  OverviewLabels,
  OverviewProduct,
  ProductOverview,
} from '../blocks/finance-overview-block/product-overview.ts';
export { ImageBlock, type ImageBlockProps } from '../blocks/image-block/image-block.tsx';
export { ImgComponent, type ImgComponentProps } from '../blocks/img-component/img-component.tsx';
export { InformationBlock } from '../blocks/information-block/information-block.tsx';
export { LeadForm, type LeadFormProps } from '../blocks/lead-form/lead-form.tsx';
export { LinkBlock } from '../blocks/link-block/link-block.tsx';
export type { LinkBlockProps } from '../blocks/link-block/schema.ts';
export { ProductCard, type ProductCardProps } from '../blocks/product-card/product-card.tsx';
export type {
  ProductCardData,
  ProductCardLabels,
  ProductDetailsData,
  ProductFigure,
  ProductLogo,
  ProductWarningData,
} from '../blocks/product-card/product-data.ts';
export {
  type ListOrder,
  type OfferOrder,
  ProductList,
  type ProductListProps,
} from '../blocks/product-list/product-list.tsx';
export { ProsBlock } from '../blocks/pros-block/pros-block.tsx';
export { ProsConsBlock } from '../blocks/pros-cons-block/pros-cons-block.tsx';
export type { ProsConsBlockProps } from '../blocks/pros-cons-block/schema.ts';
export { QuestionBlock } from '../blocks/question-block/question-block.tsx';
export type { QuestionBlockProps } from '../blocks/question-block/schema.ts';
export { QuoteBlock } from '../blocks/quote-block/quote-block.tsx';
export type { QuoteBlockProps } from '../blocks/quote-block/schema.ts';
export { RecommendationBlock } from '../blocks/recommendation-block/recommendation-block.tsx';
export type { RecommendationBlockProps } from '../blocks/recommendation-block/schema.ts';
export {
  RepresentativeExample,
  type RepresentativeExampleLabels,
  type RepresentativeExampleProps,
} from '../blocks/representative-example/representative-example.tsx';
export type { StepsBlockProps } from '../blocks/steps-block/schema.ts';
export { StepsBlock } from '../blocks/steps-block/steps-block.tsx';
export type { ToListButtonBlockProps } from '../blocks/to-list-button-block/schema.ts';
export { ToListButtonBlock } from '../blocks/to-list-button-block/to-list-button-block.tsx';
export { VideoEmbed, type VideoEmbedProps } from '../blocks/video-embed/video-embed.tsx';
export { WarningBlock } from '../blocks/warning-block/warning-block.tsx';
export { Drawing, type DrawingProps } from '../drawings/drawing.tsx';
export type { DrawingName } from '../drawings/drawing-paths.ts';
export { Icon, type IconProps } from '../icons/icon.tsx';
export type { NoticeProps } from '../model/titled-text.ts';
export { ProsAndCons, type ProsAndConsProps } from './arguments/argument-list.tsx';
export {
  Byline,
  type BylineDate,
  type BylinePerson,
  type BylineProps,
} from './article/byline.tsx';
export {
  EmptyNote,
  type Entry,
  EntryCard,
  type EntryCardProps,
  EntryIcon,
  EntryList,
  type EntryListProps,
} from './article/entry-list.tsx';
export {
  Guide,
  type GuideProps,
  NextStepList,
  type NextStepListProps,
  TagLine,
} from './article/guide.tsx';
export { HeaderBand, type HeaderBandProps, type HeaderMark } from './article/header-band.tsx';
export { KeyFigure, type KeyFigureProps } from './article/key-figure.tsx';
export { Portrait, type PortraitProps } from './article/portrait.tsx';
export {
  type AnsweredQuestion,
  type GroupedQuestions,
  QuestionGroups,
} from './article/question-groups.tsx';
export {
  CriteriaList,
  type Criterion,
  Score,
  type ScoreFigure,
  type ScoreProps,
} from './article/score.tsx';
export { ShortAnswer, type ShortAnswerProps } from './article/short-answer.tsx';
export { type Source, SourceList } from './article/source-list.tsx';
export { type Term, type TermGroup, type TermLinks, TermList } from './article/term-list.tsx';
export { Timeline, type TimelineEntry } from './article/timeline.tsx';
export { TopicLinks, type TopicLinksProps } from './article/topic-links.tsx';
export { Disclosure, type DisclosureProps } from './disclosure/disclosure.tsx';
export { DataTable, type DataTableProps } from './facts/data-table.tsx';
export { type Fact, FactList } from './facts/fact-list.tsx';
export { FlowForm, type FlowFormProps, FlowPage } from './flow/flow-form.tsx';
export {
  type FlowAction,
  FlowAnswers,
  FlowEnd,
  type FlowEndProps,
  FlowItems,
  FlowStep,
  type FlowStepProps,
  FlowTotal,
} from './flow/flow-parts.tsx';
export {
  CheckboxField,
  SelectField,
  type SelectFieldProps,
} from './form/choice-fields.tsx';
export type { FieldErrors, FieldProps } from './form/field.tsx';
export { GroupField, type GroupFieldProps } from './form/group-fields.tsx';
export { MessageForm, type MessageFormProps } from './form/message-form.tsx';
export {
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './form/text-field.tsx';
export { ListFinder, type ListFinderProps } from './lists/list-finder.tsx';
export { ListIndex, type ListIndexProps } from './lists/list-index.tsx';
export { WeightList, type WeightListProps } from './lists/weight-list.tsx';
export { LiveList, type LiveListProps } from './live-list/live-list.tsx';
export { Logo, type LogoProps } from './logo/logo.tsx';
export { Note, type NoteProps } from './notice/note.tsx';
export { SaferGambling, type SaferGamblingProps } from './notice/safer-gambling.tsx';
export { AmountChoice, type AmountChoiceProps } from './page/amount-choice.tsx';
export {
  AmountAnswer,
  type AmountAnswerProps,
  AmountForm,
  type AmountFormProps,
} from './page/amount-form.tsx';
export { Breadcrumbs, type BreadcrumbsProps } from './page/breadcrumbs.tsx';
export { ButtonLink, type ButtonLinkProps } from './page/button-link.tsx';
export { ContactDetails, type ContactDetailsProps } from './page/contact-details.tsx';
export { ContentsList, type ContentsListProps } from './page/contents-list.tsx';
export { type CountryLink, CountryList, type CountryListProps } from './page/country-list.tsx';
export { CountrySuggestion, type CountrySuggestionProps } from './page/country-suggestion.tsx';
export { DescriptionList } from './page/description-list.tsx';
export { ErrorScreen, type ErrorScreenProps } from './page/error-screen.tsx';
export { Hero, type HeroProps } from './page/hero.tsx';
export { KindTiles, type KindTilesProps } from './page/kind-tiles.tsx';
export { LegalDocument, type LegalDocumentProps } from './page/legal-document.tsx';
export { PageShell, type PageShellProps } from './page/page-shell.tsx';
export { PageTitle, type PageTitleProps } from './page/page-title.tsx';
export { Pagination, type PaginationProps } from './page/pagination.tsx';
export { Prose } from './page/prose.tsx';
export { SearchResults, type SearchResultsProps } from './page/search-results.tsx';
export { Section, type SectionProps } from './page/section.tsx';
export { SiteFooter, type SiteFooterProps } from './page/site-footer.tsx';
export { SiteHeader, type SiteHeaderProps } from './page/site-header.tsx';
export { SiteMenu, type SiteMenuProps } from './page/site-menu.tsx';
export { SiteSearch, type SiteSearchProps } from './page/site-search.tsx';
export { TrustStrip, type TrustStripProps } from './page/trust-strip.tsx';
export { PartnerPage, type PartnerPageProps } from './partner/partner-page.tsx';
export type { RichTextComponents } from './rich-text/components.ts';
export { RichText, type RichTextProps } from './rich-text/rich-text.tsx';
export { type FieldRow, FieldRows, type FieldRowsProps } from './tool-form/field-rows.tsx';
export { NumberWithSlider, type NumberWithSliderProps } from './tool-form/number-with-slider.tsx';
export {
  ToolCard,
  type ToolCardProps,
  ToolCards,
  ToolFigures,
  type ToolFiguresProps,
  ToolPart,
  type ToolPartProps,
} from './tool-form/tool-cards.tsx';
export { ToolChart, type ToolChartProps } from './tool-form/tool-chart.tsx';
export { ToolForm, type ToolFormProps } from './tool-form/tool-form.tsx';
export {
  ToolCharts,
  ToolHeading,
  ToolLayout,
  type ToolLayoutProps,
  ToolNote,
  ToolSummary,
} from './tool-form/tool-layout.tsx';
export { ToolOutput, type ToolOutputProps } from './tool-form/tool-output.tsx';
export { ToolRing, type ToolRingProps } from './tool-form/tool-ring.tsx';
export { ToolTable, type ToolTableProps } from './tool-form/tool-table.tsx';
