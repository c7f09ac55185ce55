import { renderWords } from '@repo/pictures/renders/words.ts'
import { caseResults, type CaseResult } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { casesWords } from '@repo/platform/words/index.ts'
import { contact, cover, hero, panel, points } from './frame.ts'
import { html, type Markup } from './markup.ts'
import type { Pictures } from './pictures.ts'
import { words } from './words.ts'

interface StudyOf {
  lang: Lang
  kind: string
  title: string
  study: CaseResult['study']
}

/** One page: three figures on their ruler, how each is measured, and what they leave open. */
export function caseStudy({ lang, kind, title, study }: StudyOf, pictures: Pictures): Markup[] {
  const own = words[lang].caseStudy
  const results = caseResults.filter((result) => result.study === study)
  return [
    cover(
      kind,
      studyPicture(lang, study, pictures),
      html`<div class="stacked section">
        <h1>${title}</h1>
        <p class="lead">${own.anonymous}</p>
      </div>`,
      ruler(lang, results, ({ key }) =>
        fillIn(own.how[key], { searchSpan: casesWords[lang].searchSpan }),
      ),
      html`<div class="cols c2">
        <div>
          <h3>${own.limits}</h3>
          ${points(own.limitItems)}
        </div>
        <div>
          <h3>${own.unknown}</h3>
          ${points(own.unknownItems)}
        </div>
      </div>`,
      contact(own.next, own.nextText),
    ),
  ]
}

function studyPicture(lang: Lang, study: CaseResult['study'], { renders, drawings }: Pictures) {
  const { alts, caption } = renderWords[lang]
  if (study === 3) return panel(drawings.stock, 88)
  const name = study === 1 ? 'crossing' : 'dock'
  return hero({ url: renders[name], alt: alts[name], caption }, 84)
}

/** The scale ends at this share. */
const rulerEnd = 0.4
const marks = [0, 0.1, 0.2, 0.3, 0.4]

/** Changes on one scale: each with its name and a text below its bar. */
export function ruler(
  lang: Lang,
  results: readonly CaseResult[],
  textOf: (result: CaseResult) => string,
  size?: 'small',
): Markup {
  const percent = (share: number, signDisplay: 'always' | 'auto' = 'auto') =>
    written(lang, share, { style: 'percent', signDisplay })
  return html`<div class="ruler ${size ?? ''}">
    <div class="scale" aria-hidden="true">
      ${marks.map((at) => html`<span>${percent(at)}</span>`)}
    </div>
    ${results.map(
      (result) =>
        html`<div class="row">
          <p class="change">${percent(result.share, 'always')}</p>
          <div>
            <div
              class="bar ${result.share > 0 ? 'up' : ''}"
              style="width: ${(100 * Math.abs(result.share)) / rulerEnd}%"
            ></div>
            <p class="what"><b>${plain(casesWords[lang].names[result.key])}</b>${textOf(result)}</p>
          </div>
        </div>`,
    )}
  </div>`
}

const plain = (text: string) => text.replaceAll('\u00ad', '')
