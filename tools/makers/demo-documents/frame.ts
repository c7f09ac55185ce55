import { brand } from '@repo/platform/brand/brand.ts'
import { mark } from '@repo/platform/brand/mark.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { html, trusted, type Markup, type Part } from './markup.ts'
import { style } from './style.ts'

/** The fonts of the documents, as data URLs. */
export interface FontUrls {
  regular: string
  strong: string
  heading: string
}

interface Paper {
  lang: Lang
  title: string
  /** On the left of every foot. */
  foot: string
  /** On the right of it, with {page} and {pages}. */
  pages: string
  sheets: readonly Markup[]
}

/** The document as one HTML page, to be printed. */
export function paper({ lang, title, foot, pages, sheets }: Paper, fonts: FontUrls): string {
  return html`<!doctype html>
    <html lang="${localeOf[lang]}">
      <head>
        <meta charset="utf-8" />
        <title>${title}</title>
        <meta name="author" content="${brand.name}" />
        <style>
          ${trusted(pageRules(title, foot, pages))}${trusted(fontRules(fonts))}${trusted(style)}
        </style>
      </head>
      <body>
        ${sheets}
      </body>
    </html>`.markup
}

const quoted = (text: string) => JSON.stringify(text)

/** `"Page " counter(page) " of " counter(pages)` */
const counted = (pages: string) =>
  pages
    .split(/\{(\w+)\}/)
    .map((part, at) => (at % 2 ? `counter(${part})` : quoted(part)))
    .join(' ')

const small = 'font: 400 7.2pt/1.35 Archivo; color: #51606b; vertical-align: top; padding-top: 4mm;'

const pageRules = (title: string, foot: string, pages: string) => `
@page { size: A4; margin: 16mm 18mm 18mm;
  @top-left { content: ${quoted(title)}; ${small} width: 75%; }
  @top-right { content: ${quoted(brand.name)}; ${small} font-weight: 600; color: #0b1622; }
  @bottom-left { content: ${quoted(foot)}; ${small} width: 148mm; }
  @bottom-right { content: ${counted(pages)}; ${small} width: 26mm; text-align: right; white-space: nowrap; } }
@page cover { margin: 0 0 18mm;
  @top-left { content: none; } @top-right { content: none; }
  @bottom-left { padding-left: 18mm; width: 148mm; } @bottom-right { padding-right: 18mm; width: 26mm; } }`

const fontRules = ({ regular, strong, heading }: FontUrls) =>
  [
    ['Archivo', 400, regular],
    ['Archivo', 600, strong],
    ['Heading', 560, heading],
  ]
    .map(
      ([family, weight, url]) =>
        `@font-face { font-family: ${family}; font-weight: ${weight}; src: url(${url}); }`,
    )
    .join('')

/** The brand at the left of a cover, the type of the document at its right. */
const head = (kind: string): Markup =>
  html`<header class="head">
    <svg viewBox="0 0 ${mark.size} ${mark.size}" aria-hidden="true">
      <path d="${mark.distances}" fill="none" stroke="#0b1622" stroke-width="${mark.stroke}" />
      <circle cx="${mark.point.cx}" cy="${mark.point.cy}" r="${mark.point.r}" fill="#f26b1d" />
    </svg>
    ${brand.name}<span>${kind}</span>
  </header>`

interface Picture {
  /** A data URL. */
  url: string
  alt: string
  caption?: string
}

/** A picture over the whole width of a cover; `height` in millimetres. */
export const hero = ({ url, alt, caption }: Picture, height: number): Markup =>
  html`<figure class="hero" style="--hero: ${height}mm">
    <img src="${url}" alt="${alt}" />
    ${caption && html`<figcaption>${caption}</figcaption>`}
  </figure>`

/** A drawing by night over the whole width of a cover. */
export const panel = (drawing: Markup, height: number): Markup =>
  html`<div class="panel" style="--hero: ${height}mm">${drawing}</div>`

export const cover = (kind: string, picture: Part, ...content: readonly Part[]): Markup =>
  html`<section class="sheet cover">
    ${head(kind)}${picture}
    <div class="in">${content}</div>
  </section>`

export const sheet = (...content: readonly Part[]): Markup =>
  html`<section class="sheet">${content}</section>`

export const section = (title: string, ...content: readonly Part[]): Markup =>
  html`<section class="section">
    <h2>${title}</h2>
    ${content}
  </section>`

/** What the numbers of a drawing mean, in one paragraph. */
export const legend = (marks: readonly string[]): Markup =>
  html`<p class="legend">
    ${marks.map((text, at) => html`<span><i>${at + 1}</i>${text}</span> `)}
  </p>`

export const points = (items: readonly string[]): Markup =>
  html`<ul class="points">
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`

export const rows = (of: readonly { name: string; value: string }[]): Markup =>
  html`<table>
    ${of.map(
      ({ name, value }) =>
        html`<tr>
          <th scope="row">${name}</th>
          <td>${value}</td>
        </tr>`,
    )}
  </table>`

export const items = (of: readonly { title: string; text: string }[], columns: 2 | 3 = 2): Markup =>
  html`<dl class="items cols c${columns}">
    ${of.map(
      ({ title, text }) =>
        html`<div>
          <dt>${title}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`

/** Terms at the left, what they mean at the right. */
export const terms = (of: readonly { title: string; text: string }[]): Markup =>
  html`<dl class="terms">
    ${of.map(
      ({ title, text }) =>
        html`<div>
          <dt>${title}</dt>
          <dd>${text}</dd>
        </div>`,
    )}
  </dl>`

/** The last thing of a document: what to do next, and where to write. */
export const contact = (title: string, text: string): Markup =>
  html`<div class="contact bottom">
    <div>
      <b>${title}</b>
      <p class="muted">${text}</p>
    </div>
    <a href="mailto:${brand.email.contact}">${brand.email.contact}</a>
  </div>`
