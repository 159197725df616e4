export {
  type HtmlComment,
  type HtmlElement,
  type HtmlNode,
  parseHtml,
} from '../core/finish/parse-html.ts';
export { readSettings } from '../next/settings-file.ts';
export { type BuildReport, checkBuild, type PageRule } from './check-build.ts';
export { type CommandPort, checkCommand, writeReport } from './check-command.ts';
export { compressCommand } from './compress-command.ts';
export { compressFiles } from './compress-files.ts';
