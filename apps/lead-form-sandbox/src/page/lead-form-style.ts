/** The form's own theme in both colour schemes, overridden by brand colours. */
export const leadFormStyle = `
:root {
  --accent: light-dark(#1d4f91, #a9c7f5);
  --on-accent: light-dark(#fff, #10233f);
  --text: light-dark(#1c1c1a, #f1efe8);
  --muted: light-dark(#55544e, #bdbab0);
  --surface: light-dark(#fff, #23241f);
  --control: light-dark(#fff, #191a16);
  --line: light-dark(#76746b, #98958a);
  --error: light-dark(#a3161a, #ffb0a8);
  color-scheme: light dark;
  color: var(--text);
  background: var(--surface);
  font: 1rem/1.5 system-ui, sans-serif;
}
* { box-sizing: border-box; }
body { margin: 0; }
main { padding: 1.25rem; }
form, .fields { display: grid; gap: 1rem; }
.fields > div { display: grid; gap: 0.25rem; align-content: start; }
@media (min-width: 34rem) {
  .fields { grid-template-columns: 1fr 1fr; }
  .fields > div:nth-child(3) { grid-column: 1 / -1; }
}
label { font-weight: 600; }
p, h1, h2, ul { margin: 0; }
h1, h2 { font-size: 1.25rem; line-height: 1.3; }
.sandbox, .hint { color: var(--muted); font-size: 0.875rem; }
.sandbox { margin-block-end: 1rem; }
.error { color: var(--error); font-weight: 600; }
input:not([type='checkbox']), select {
  width: 100%;
  min-height: 3rem;
  padding: 0.5rem 0.75rem;
  color: inherit;
  background: var(--control);
  border: 1px solid var(--line);
  border-radius: 0.375rem;
  font: inherit;
}
:is(input, select)[aria-invalid] { border: 2px solid var(--error); outline-color: var(--error); }
.choice { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 0.75rem; align-items: start; }
.choice > .error { grid-column: 1 / -1; }
.choice > input { width: 1.5rem; height: 1.5rem; margin: 0; accent-color: var(--accent); }
.choice > label { font-weight: 400; }
button {
  min-height: 3rem;
  padding: 0.5rem 1.5rem;
  color: var(--on-accent);
  background: var(--accent);
  border: 1px solid transparent;
  border-radius: 0.375rem;
  font: inherit;
  font-weight: 700;
  cursor: pointer;
}
@media (min-width: 34rem) { button { justify-self: start; } }
.summary { display: grid; gap: 0.5rem; padding: 1rem; border: 3px solid var(--error); border-radius: 0.375rem; }
.summary a { color: var(--error); font-weight: 600; }
.summary ul { padding-inline-start: 1.25em; }
.receipt { display: grid; gap: 0.5rem; }
.receipt code { overflow-wrap: anywhere; }
h1:focus { outline: none; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;
