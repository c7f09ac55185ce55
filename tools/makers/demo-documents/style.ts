/** The style of every document: the site's type and palette on A4, in points and millimetres. */
export const style = `
:root { --ink: #0b1622; --muted: #51606b; --line: #d8ded9; --strong: #b9c3bd; --paper: #f7f8f5;
  --paper-2: #eef1ec; --orange: #f26b1d; --orange-text: #b8470a; --teal: #0b8f83; --teal-text: #08766c; }
* { box-sizing: border-box; margin: 0; padding: 0; }
html { color: var(--ink); font: 400 9.2pt/1.45 Archivo; hyphens: manual; font-kerning: normal;
  -webkit-print-color-adjust: exact; print-color-adjust: exact; }
b, strong, dt, th { font-weight: 600; }
ul, ol { list-style: none; }
.sheet { position: relative; display: flex; flex-direction: column; width: 174mm; height: 262.5mm;
  overflow: hidden; break-after: page; }
.sheet:last-child { break-after: auto; }
.flow { width: 174mm; break-after: page; }
.flow:last-child { break-after: auto; }
.cover { page: cover; width: 210mm; height: 278.5mm; }
.head { display: flex; align-items: center; gap: 2.4mm; height: 19mm; padding: 0 18mm; flex: none;
  font: 600 12pt/1 Archivo; }
.head svg { width: 6.4mm; height: 6.4mm; }
.head span { margin-left: auto; color: var(--muted); font: 400 8.4pt/1 Archivo; }
.hero { position: relative; flex: none; }
.hero img { display: block; width: 210mm; height: var(--hero); object-fit: cover; }
.hero figcaption, .note { color: var(--muted); font-size: 7pt; line-height: 1.35; }
.hero figcaption { padding: 1.4mm 18mm 0; text-align: right; }
.panel { flex: none; height: var(--hero); padding: 9mm 18mm 7mm; background: var(--ink); }
.panel.paper { background: var(--paper-2); }
.panel:not(.chart) { --text: 1.3; }
.panel svg { display: block; width: 100%; height: 100%; }
table.wide th { width: 50%; }
.panel.chart { height: auto; padding: 7mm 18mm 6mm; color: #f7f8f5; }
.panel.chart p { display: flex; justify-content: space-between; gap: 10mm; align-items: baseline; color: #c3d0d8; font-size: 8.6pt; }
.panel.chart b { font: 560 20pt/1 Heading; color: #39d6c4; white-space: nowrap; }
.panel.chart svg svg { position: static; height: auto; margin: 0; width: auto; }
.panel.chart > svg { overflow: visible; width: calc(100% - 20mm); margin: 3mm 2mm 8mm 18mm; max-height: 62mm; }
.panel.chart .about { display: block; margin-top: 3mm; color: #9db0bd; font-size: 7.6pt; line-height: 1.4; }
.panel.chart .axis { justify-content: flex-end; color: #9db0bd; font-size: 7.6pt; }
.in { display: flex; flex: 1; flex-direction: column; min-height: 0; padding: 6mm 18mm 0; }
h1, h2 { font-family: Heading; font-weight: 560; text-wrap: balance; letter-spacing: -0.005em; }
h1 { font-size: 25pt; line-height: 1.08; }
h2 { font-size: 15pt; line-height: 1.15; }
h3 { font-size: 9.2pt; line-height: 1.3; }
.lead { font-size: 11pt; line-height: 1.42; }
.muted { color: var(--muted); }
.title { display: grid; grid-template-columns: 1.2fr 1fr; gap: 10mm; align-items: start; margin-bottom: 6mm; }
.title .lead { padding-top: 0.6mm; }
.stacked h1 { margin-bottom: 3.5mm; max-width: 160mm; }
.stacked .lead { max-width: 150mm; color: var(--muted); }
.section { margin-bottom: 7mm; }
.section > h2 { margin-bottom: 3mm; }
.section > .lead { margin-bottom: 4mm; color: var(--muted); font-size: 9.8pt; max-width: 150mm; }
.cols { display: grid; gap: 4mm 9mm; }
.c2 { grid-template-columns: 1fr 1fr; } .c3 { grid-template-columns: 1fr 1fr 1fr; }
.c53 { grid-template-columns: 1.55fr 1fr; }
.flow h2, .flow .lead { break-after: avoid; break-inside: avoid; } .kept { break-inside: avoid; }
.spaced { margin-top: 6mm; }
.fitted { display: flex; flex: 1; flex-direction: column; min-height: 0; }
.fitted > h2 { margin-bottom: 3mm; } .fitted > h3 { margin-bottom: 1.5mm; }
.bottom { margin-top: auto; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 1.55mm 3mm 1.55mm 0; border-bottom: 0.5pt solid var(--line); text-align: left;
  vertical-align: top; line-height: 1.35; }
tr:first-child > * { border-top: 0.9pt solid var(--ink); }
tr > th { width: 38%; color: var(--muted); font-weight: 400; }
td { font-weight: 600; padding-right: 0; }
.points li, .items > div { padding: 2mm 0; border-top: 0.5pt solid var(--strong); break-inside: avoid; }
.points li { font-size: 8.8pt; line-height: 1.4; }
.items dd { margin-top: 0.6mm; color: var(--muted); font-size: 8.7pt; line-height: 1.42; }
.strip { display: grid; grid-auto-columns: 1fr; grid-auto-flow: column; gap: 6mm; margin-top: auto;
  border-top: 0.9pt solid var(--ink); padding-top: 3mm; }
.strip b { display: block; font: 560 19pt/1.1 Heading; color: var(--teal-text); }
.strip span { display: block; margin-top: 1mm; color: var(--muted); font-size: 8pt; line-height: 1.35; }
figure.drawing { margin: 0; }
figure.drawing svg { display: block; width: 100%; height: auto; max-height: 100%; }
figure.drawing { --text: 1.25; } .cover figure.drawing { --text: 1.5; } .cover figure.drawing.plain { --text: 0.75; } .cover figure.drawing.measured { --text: 0.9; }
figure.drawing.fit { display: flex; flex: 1; flex-direction: column; min-height: 0; }
figure.drawing.fit svg { flex: 1; min-height: 0; height: 100%; }
figure.drawing figcaption { margin-top: 2mm; color: var(--muted); font-size: 7.6pt; line-height: 1.4; }
.frame { padding: 4mm; background: var(--paper); border: 0.5pt solid var(--line); }
ol.marks { columns: 2; column-gap: 8mm; margin-top: 3mm; font-size: 8pt; line-height: 1.4; counter-reset: mark; }
ol.marks li { counter-increment: mark; display: flex; gap: 2mm; padding: 0.7mm 0; break-inside: avoid; }
ol.marks li::before { content: counter(mark); flex: none; width: 4.4mm; height: 4.4mm; border-radius: 50%;
  background: var(--ink); color: #fff; font: 600 6.6pt/4.4mm Archivo; text-align: center; }
.ruler { margin-bottom: 4mm; }
.ruler .row { display: grid; grid-template-columns: 34mm 1fr; gap: 0 5mm; align-items: center;
  padding: 2.2mm 0; border-top: 0.5pt solid var(--line); break-inside: avoid; }
.ruler .row:first-of-type { border-top: 0.9pt solid var(--ink); }
.ruler .change { font: 560 27pt/1 Heading; white-space: nowrap; }
.ruler .bar { height: 5mm; background: var(--teal); border-right: 0.7mm solid var(--ink); }
.ruler.small .change { font-size: 15pt; } .ruler.small .bar { height: 3.4mm; margin-bottom: 0; }
.ruler.small .row { padding: 1.5mm 0; }
.ruler .up { background: repeating-linear-gradient(115deg, var(--teal) 0 1.1mm, #7cc4bc 1.1mm 1.9mm); }
.ruler .what { margin-top: 1.6mm; font-size: 9pt; line-height: 1.4; }
.ruler .what b { margin-right: 1.5mm; }
.ruler .scale { display: flex; justify-content: space-between; margin: 0 -4mm 0 39mm; height: 6mm; }
.ruler .scale span { width: 8mm; margin-left: -4mm; color: var(--muted); font-size: 7.4pt; text-align: center; }
.ruler .scale span::after { content: ''; display: block; width: 0.5pt; height: 1.6mm; margin: 0.6mm auto 0;
  background: var(--strong); }
.contact { display: flex; break-inside: avoid; justify-content: space-between; gap: 8mm; align-items: baseline; padding-top: 3mm;
  border-top: 0.9pt solid var(--ink); }
.contact b { font: 560 13pt/1.2 Heading; } .contact p { max-width: 105mm; }
.contact a, .link { color: var(--orange-text); font-weight: 600; text-decoration: none; white-space: nowrap; }
.check { counter-reset: check; }
.check li { counter-increment: check; display: grid; grid-template-columns: 5mm 6mm 1fr; align-items: baseline;
  padding: 2.1mm 0; border-top: 0.5pt solid var(--line); break-inside: avoid; font-size: 9pt; line-height: 1.38; }
.check li::before { content: ''; align-self: start; width: 3.2mm; height: 3.2mm; margin-top: 0.5mm;
  border: 0.8pt solid var(--ink); }
.check li i { color: var(--teal-text); font: 600 8pt/1.4 Archivo; }
.terms dt { font: 600 9.2pt/1.35 Archivo; }
.terms > div { display: grid; grid-template-columns: 40mm 1fr; gap: 5mm; padding: 2.4mm 0;
  border-top: 0.5pt solid var(--line); break-inside: avoid; }
.terms dd { font-size: 9pt; line-height: 1.42; }
.formulas > div { display: grid; grid-template-columns: 54mm 1fr; gap: 5mm; padding: 0.95mm 0;
  border-top: 0.5pt solid var(--line); font-size: 7.6pt; line-height: 1.34; break-inside: avoid; }
.formulas dt { font-weight: 600; } .formulas dd { color: var(--muted); } .formulas dd b { color: var(--ink); font-weight: 400; }
.formulas .in-numbers { margin-top: 0.6mm; color: var(--teal-text); font-weight: 600; font-size: 8.2pt; }
.steps > div { padding: 1.2mm 0; font-size: 8pt; } .flow .section { margin-bottom: 5mm; }
.group { margin: 3.6mm 0 1.4mm; font: 560 11.5pt/1.2 Heading; break-after: avoid; }
.screens { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 4.5mm 5mm; }
.screens .wide { grid-column: span 2; }
.screens div { display: grid; place-items: center; height: 37mm; padding: 2.5mm; overflow: hidden; background: #0e1b28; }
.screens img { display: block; width: 100%; height: 32mm; object-fit: contain; }
.screens figcaption b { display: block; margin-top: 1.6mm; }
.screens figcaption { color: var(--muted); font-size: 8.3pt; line-height: 1.36; } .screens b { color: var(--ink); font-size: 9pt; }
.legend + .items { margin-top: 3mm; }
.legend { color: var(--muted); font-size: 7.6pt; line-height: 1.55; }
.legend span { margin-right: 3mm; } .legend i { margin-right: 1mm; color: var(--ink); font: 600 7.6pt/1 Archivo; }
.notes h3 { margin-bottom: 1.2mm; } .notes .points li { padding: 1.5mm 0; font-size: 8pt; line-height: 1.36; }
`
