import { type BlockTable, blockRow } from '../model/rich-text/block-row.ts';
import { noticeSchema } from '../model/titled-text.ts';
import { BasicBlock } from './basic-block/basic-block.tsx';
import { basicBlockSchema } from './basic-block/schema.ts';
import { BasicColorBlock } from './basic-color-block/basic-color-block.tsx';
import { basicColorBlockSchema } from './basic-color-block/schema.ts';
import { BigIconBlock } from './big-icon-block/big-icon-block.tsx';
import { bigIconBlockSchema } from './big-icon-block/schema.ts';
import { ConsBlock } from './cons-block/cons-block.tsx';
import { contextBlock } from './context-block.ts';
import { CookieTableBlock } from './cookie-table-block/cookie-table-block.tsx';
import { cookieTableBlockSchema } from './cookie-table-block/schema.ts';
import { Counter } from './counter/counter.tsx';
import { counterSchema } from './counter/schema.ts';
import { DividerBlock } from './divider-block/divider-block.tsx';
import { dividerBlockSchema } from './divider-block/schema.ts';
import { Faq } from './faq/faq.tsx';
import { faqSchema } from './faq/schema.ts';
import { FinanceOverviewBlock } from './finance-overview-block/finance-overview-block.tsx';
import { financeOverviewBlockSchema } from './finance-overview-block/schema.ts';
import { ImageBlock } from './image-block/image-block.tsx';
import { imageBlockSchema } from './image-block/schema.ts';
import { ImgComponent } from './img-component/img-component.tsx';
import { imgComponentSchema } from './img-component/schema.ts';
import { InformationBlock } from './information-block/information-block.tsx';
import { LeadForm } from './lead-form/lead-form.tsx';
import { leadFormSchema } from './lead-form/schema.ts';
import { LinkBlock } from './link-block/link-block.tsx';
import { linkBlockSchema } from './link-block/schema.ts';
import { ProsBlock } from './pros-block/pros-block.tsx';
import { ProsConsBlock } from './pros-cons-block/pros-cons-block.tsx';
import { prosConsBlockSchema } from './pros-cons-block/schema.ts';
import { QuestionBlock } from './question-block/question-block.tsx';
import { questionBlockSchema } from './question-block/schema.ts';
import { QuoteBlock } from './quote-block/quote-block.tsx';
import { quoteBlockSchema } from './quote-block/schema.ts';
import { RecommendationBlock } from './recommendation-block/recommendation-block.tsx';
import { recommendationBlockSchema } from './recommendation-block/schema.ts';
import { stepsBlockSchema } from './steps-block/schema.ts';
import { StepsBlock } from './steps-block/steps-block.tsx';
import { toListButtonBlockSchema } from './to-list-button-block/schema.ts';
import { ToListButtonBlock } from './to-list-button-block/to-list-button-block.tsx';
import { videoEmbedSchema } from './video-embed/schema.ts';
import { VideoEmbed } from './video-embed/video-embed.tsx';
import { WarningBlock } from './warning-block/warning-block.tsx';

/** Every content block of §2.6, the lead form of §1 and the table of a cookie policy (§3.3), by its name in content. A new block is its folder and one row here. */
export const BLOCKS = {
  BasicBlock: blockRow(basicBlockSchema, BasicBlock),
  BasicColorBlock: blockRow(basicColorBlockSchema, BasicColorBlock),
  BigIconBlock: contextBlock(bigIconBlockSchema, BigIconBlock, ['iconDrawing']),
  ConsBlock: blockRow(noticeSchema, ConsBlock),
  CookieTableBlock: contextBlock(cookieTableBlockSchema, CookieTableBlock, ['cookies']),
  Counter: contextBlock(counterSchema, Counter, ['formatCount']),
  DividerBlock: blockRow(dividerBlockSchema, DividerBlock),
  Faq: blockRow(faqSchema, Faq),
  FinanceOverviewBlock: contextBlock(financeOverviewBlockSchema, FinanceOverviewBlock, [
    'overview',
  ]),
  ImageBlock: contextBlock(imageBlockSchema, ImageBlock, ['imageSource']),
  ImgComponent: {
    ...contextBlock(imgComponentSchema, ImgComponent, ['imageSource']),
    phrasing: true,
  },
  InformationBlock: blockRow(noticeSchema, InformationBlock),
  LeadForm: contextBlock(leadFormSchema, LeadForm, ['leadForm']),
  LinkBlock: blockRow(linkBlockSchema, LinkBlock),
  ProsBlock: blockRow(noticeSchema, ProsBlock),
  ProsConsBlock: blockRow(prosConsBlockSchema, ProsConsBlock),
  QuestionBlock: blockRow(questionBlockSchema, QuestionBlock),
  QuoteBlock: blockRow(quoteBlockSchema, QuoteBlock),
  RecommendationBlock: blockRow(recommendationBlockSchema, RecommendationBlock),
  StepsBlock: blockRow(stepsBlockSchema, StepsBlock),
  ToListButtonBlock: blockRow(toListButtonBlockSchema, ToListButtonBlock),
  VideoEmbed: contextBlock(videoEmbedSchema, VideoEmbed, ['imageSource', 'videoLabel']),
  WarningBlock: blockRow(noticeSchema, WarningBlock),
} as const satisfies BlockTable;

export type BlockName = keyof typeof BLOCKS;
