export type { DeclaredCookies } from './blocks/cookie-table-block/declared-cookies.ts';
export {
  type DocumentOptions,
  documentToHtml,
  documentToPlainHtml,
  documentToText,
  parseDocument,
} from './blocks/documents.ts';
export { selectProducts } from './blocks/finance-overview-block/select-products.ts';
export { BLOCKS, type BlockName } from './blocks/registry.ts';
export type { RenderContext } from './blocks/render-context.ts';
export {
  IncompleteExampleError,
  parseRepresentativeExample,
  type RepresentativeExampleFigures,
  representativeExampleSchema,
} from './blocks/representative-example/schema.ts';
export {
  type ChartFrame,
  linePath,
  niceTop,
  ringArc,
  stackedBars,
} from './core/chart/chart-paths.ts';
export { safeMediaUrl, safeUrl } from './core/safe-url.ts';
export { ICON_NAMES, type IconName } from './icons/icon-names.ts';
export type { IconDrawing } from './model/icon-drawing.ts';
export type { ImageAddresses, ImageRequest, ImageSource } from './model/image.ts';
export type { DescriptionItem, LinkItem, MenuEntry, MenuIcon } from './model/layout-components.ts';
export type { Cell, PageView } from './model/page-view.ts';
export { RichTextDocument } from './model/rich-text/rich-text-document.ts';
export { RichTextError, type RichTextErrorCode } from './model/rich-text/rich-text-error.ts';
