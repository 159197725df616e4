import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { paths } from '../e2e/es-loans/paths.ts';
import { auditAccessibility, views } from '../e2e/harness/audit-accessibility.ts';
import { openBrowser } from '../e2e/harness/browser.ts';
import { openHouse } from '../e2e/harness/house.ts';
import { root, run } from './run.ts';

const { version: axe } = createRequire(import.meta.url)('axe-core/package.json');
const house = await openHouse();
const browser = await openBrowser();
const findings = [];
for (const [path] of paths) {
  const found = await auditAccessibility(browser, `${house.site}${path}`, { everyRule: true });
  findings.push(...found.map(({ rule, view }) => ({ rule: rule.slice(0, 200), path, view })));
}
const testedAt = `${new Date().toISOString().slice(0, 10)}T00:00:00Z`;
const component = {
  id: 'accessibility-report',
  slug: 'accessibility-report',
  locale: 'es-ES',
  type: 'accessibilityReport',
  name: 'Resultado de las pruebas de accesibilidad',
  report: {
    testedAt,
    standard: 'WCAG 2.2 AA (EN 301 549)',
    tools: [`axe-core ${axe}`, `Chromium ${browser.version()}`],
    paths: paths.map(([path]) => path),
    views: views.length,
    findings,
  },
  updatedAt: testedAt,
};
await browser.close();
await house.close();
const file = join(root, 'apps/es-loans/content/components/accessibility-report.json');
writeFileSync(file, JSON.stringify(component));
await run({ command: 'biome', args: ['format', '--write', file], quiet: true });
console.log(`${findings.length} findings on ${paths.length} pages, written to ${file}`);
