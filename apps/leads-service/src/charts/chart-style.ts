/**
 * The colours of charts in light and dark. Neighbouring series differ in lightness too, for those
 * who do not tell colours apart.
 */
export const CHART_STYLE = `
.chart{color-scheme:light dark;--paper:#fff;--ink:#1c2b24;--line:#d5dcd7;--s0:#1f6f4a;--s1:#d98a1f;--s2:#3b6fb5;--s3:#b4508f;--s4:#6b7f2a;--s5:#7a7f86;font:12px system-ui,sans-serif}
@media(prefers-color-scheme:dark){.chart{--paper:#141b18;--ink:#e6ede8;--line:#39443e;--s0:#5cc394;--s1:#f0b65a;--s2:#86b3ee;--s3:#e59cc8;--s4:#b5c96b;--s5:#a5abb3}}
.chart text{fill:var(--ink)}
.chart .paper{fill:var(--paper)}
.chart .chart-title{font-size:15px;font-weight:600}
.chart .axis-title{font-weight:600}
.chart .empty{font-size:14px;opacity:.8}
.chart .grid,.chart .axis{stroke:var(--line);fill:none}
.chart .axis{stroke:var(--ink)}
.chart .series-0{fill:var(--s0)}.chart .series-1{fill:var(--s1)}.chart .series-2{fill:var(--s2)}
.chart .series-3{fill:var(--s3)}.chart .series-4{fill:var(--s4)}.chart .series-5{fill:var(--s5)}
`.replaceAll('\n', '');
