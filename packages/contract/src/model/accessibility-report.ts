import * as z from 'zod';
import { count, instant, line } from './text.ts';

/** A rule that a page broke when it was tested. */
const findingSchema = z.object({ rule: line, path: line, view: line });

/** The results of a site's accessibility tests, on which its statement is based. */
export const accessibilityReportSchema = z
  .object({
    testedAt: instant,
    /** Norm and level, e.g. `WCAG 2.2 AA`. */
    standard: line,
    /** Programs that tested, with their versions. */
    tools: z.array(line).min(1).max(16),
    /** Public paths that were tested. */
    paths: z.array(line).min(1).max(2000),
    /** In how many widths, zooms and colour schemes each page was tested. */
    views: count,
    findings: z.array(findingSchema).max(500),
  })
  .meta({ id: 'AccessibilityReport' });

export type AccessibilityReport = z.output<typeof accessibilityReportSchema>;
