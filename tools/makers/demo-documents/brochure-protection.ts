import { renderWords } from '@repo/pictures/renders/words.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { buyersKitWords } from '@repo/site/words/index.ts'
import { contact, cover, hero, points, section, sheet, terms } from './frame.ts'
import { html, type Markup } from './markup.ts'
import type { Pictures } from './pictures.ts'
import { words } from './words.ts'

interface BrochureOf {
  lang: Lang
  kind: string
  title: string
}

/** What to agree before the first tag, as a list to tick, and the law of six legal systems. */
export function protection({ lang, kind, title }: BrochureOf, { renders }: Pictures): Markup[] {
  const own = words[lang].protection
  const { alts, caption } = renderWords[lang]
  const { representatives } = buyersKitWords[lang]
  return [
    cover(
      kind,
      hero({ url: renders.display, alt: alts.display, caption }, 92),
      html`<div class="stacked section">
        <h1>${title}</h1>
        <p class="lead">${own.lead}</p>
      </div>`,
      section(
        own.agree,
        html`<ol class="check cols c2">
          ${own.items.map((item, at) => html`<li><i>${at + 1}</i><span>${item}</span></li>`)}
        </ol>`,
      ),
    ),
    sheet(
      section(
        representatives.title,
        html`<p class="lead">${representatives.lead}</p>`,
        points(representatives.points),
        html`<p class="spaced">${representatives.law}</p>`,
      ),
      section(own.law, terms(own.rules.map((rule) => ruleOf(rule)))),
      contact(own.kit, own.kitText),
    ),
  ]
}

/** `Germany: § 87 …` */
function ruleOf(rule: string) {
  const [, title = '', text = ''] = /^([^:]+?)\s*:\s+(.*)$/s.exec(rule) ?? []
  return { title, text: text.charAt(0).toUpperCase() + text.slice(1) }
}
