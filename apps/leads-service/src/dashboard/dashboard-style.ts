import { CHART_STYLE } from '../charts/chart-style.ts';

export const DASHBOARD_STYLE = `
:root{color-scheme:light dark;--page:light-dark(#f6f7f5,#101613);--card:light-dark(#fff,#19211d);--text:light-dark(#1c2b24,#e6ede8);--quiet:light-dark(#52605a,#a9b5ae);--edge:light-dark(#d5dcd7,#39443e);--accent:light-dark(#17583a,#7dd6ab)}
*{box-sizing:border-box}
body{margin:0 auto;max-width:80rem;padding:1rem;background:var(--page);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center}
header p{margin:0;flex:1 1 16rem;color:var(--quiet)}
h1{font-size:1.5rem;margin:0}
h2{font-size:1.125rem;margin:1.5rem 0 .5rem}
a{color:var(--accent)}
nav ul{display:flex;flex-wrap:wrap;gap:.5rem;list-style:none;margin:1rem 0 0;padding:0}
nav a{display:block;padding:.375rem .75rem;border:1px solid var(--edge);border-radius:2rem;background:var(--card);text-decoration:none}
nav a[aria-current]{background:var(--accent);border-color:var(--accent);color:var(--page)}
.tiles{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:.75rem;margin:0}
@media(min-width:44rem){.tiles{grid-template-columns:repeat(4,minmax(0,1fr))}}
.tiles div{padding:.75rem 1rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card)}
dt{color:var(--quiet);font-size:.875rem}
dd{margin:0;font-size:1.5rem;font-weight:600;font-variant-numeric:tabular-nums}
dd small{display:block;font-size:.8125rem;font-weight:400;color:var(--quiet)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:.75rem}
figure{margin:0;padding:.5rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card)}
.charts .chart{display:block;width:100%;height:auto;font-size:14px}
.charts .chart .chart-title{font-size:17px}
.scroll{overflow-x:auto;border:1px solid var(--edge);border-radius:.5rem;background:var(--card)}
table{border-collapse:collapse;width:100%;font-variant-numeric:tabular-nums}
th,td{padding:.375rem .75rem;text-align:right;white-space:nowrap;border-top:1px solid var(--edge)}
thead th{border-top:0;color:var(--quiet);font-size:.875rem;vertical-align:bottom}
th:first-child{text-align:left}
tbody th{font-weight:400}
button,input{font:inherit;color:inherit;padding:.5rem 1rem;border:1px solid var(--quiet);border-radius:.375rem;background:var(--card)}
button{cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.filters{display:grid;gap:.75rem;margin:1rem 0}
.filters fieldset{display:flex;flex-wrap:wrap;gap:.5rem 1rem;border:1px solid var(--edge);border-radius:.5rem;background:var(--card)}
.filters label{display:inline-flex;flex-wrap:wrap;align-items:center;gap:.5rem}
select{font:inherit;color:inherit;padding:.5rem;border:1px solid var(--quiet);border-radius:.375rem;background:var(--card)}
.sign-in{max-width:24rem;margin:10vh auto}
.sign-in form{display:grid;gap:.75rem;margin-top:1rem}
.sign-in button{background:var(--accent);border-color:var(--accent);color:var(--page);font-weight:600}
.problem{color:light-dark(#a3261b,#ff9d8f);font-weight:600}
${CHART_STYLE}
`.trim();
