import { modulesWords } from '@repo/pictures/words/index.ts'
import { brand } from '@repo/platform/brand/brand.ts'
import { caseResults, technology } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { connectivityWords, homeWords, solutionWords } from '@repo/site/words/index.ts'
import { figures } from '@repo/site/pages/solution/figures.ts'
import { ruler } from './case-studies.ts'
import { contact, cover, hero, items, points, section, sheet } from './frame.ts'
import { html, type Markup } from './markup.ts'
import type { Pictures } from './pictures.ts'
import { words } from './words.ts'

interface BrochureOf {
  lang: Lang
  kind: string
  title: string
}

/** What the system is, how its parts work together, its modules, what it has achieved, and its limits. */
export const warehouse = ({ lang, kind, title }: BrochureOf, pictures: Pictures): Markup[] => [
  firstPage({ lang, kind, title }, pictures),
  system(lang, pictures),
  modules(lang, pictures),
  results(lang),
]

function firstPage({ lang, kind, title }: BrochureOf, { floor }: Pictures): Markup {
  const { hero: opening, facts } = homeWords[lang]
  const { accuracyCm, updateRateHz, rangeM, liveViewLatencyS } = technology
  const [longer, longest] = rangeM.withAntenna
  const strip = [
    [fillIn(words[lang].datasheet.values.accuracy, { number: accuracyCm }), facts.accuracy],
    [fillIn(facts.rate.value, { number: updateRateHz }), facts.rate.label],
    [fillIn(facts.latency.value, { number: liveViewLatencyS }), facts.latency.label],
    [
      fillIn(facts.range.value, { number: rangeM.standard }),
      fillIn(facts.range.label, { longer, longest }),
    ],
  ] as const
  return cover(
    kind,
    hero(floor, 172),
    html`<div class="stacked">
      <h1>${title}</h1>
      <p class="lead">${fillIn(opening.lead, { brand: brand.name })}</p>
    </div>`,
    html`<div class="strip">
      ${strip.map(([value, label]) => html`<div><b>${value}</b><span>${label}</span></div>`)}
    </div>`,
  )
}

function system(lang: Lang, { drawings }: Pictures): Markup {
  const { heading, lead, parts } = solutionWords[lang]
  const { elevation } = connectivityWords[lang]
  const { title: _, ...named } = parts
  return sheet(
    section(
      heading,
      html`<p class="lead">${lead}</p>`,
      items(
        Object.values(named).map(({ name, text }) => ({
          title: name,
          text: fillIn(text, figures(lang)),
        })),
        3,
      ),
    ),
    html`<section class="fitted">
      <h2>${elevation.title}</h2>
      <figure class="drawing frame">${drawings.elevation}</figure>
      <ol class="marks">
        ${elevation.marks.map((mark) => html`<li>${mark}</li>`)}
      </ol>
    </section>`,
  )
}

function modules(lang: Lang, { screens }: Pictures): Markup {
  const { heading, intro } = homeWords[lang].modules
  const names = modulesWords[lang]
  const minutes = technology.analyticsLatencyMin
  return sheet(
    section(heading, html`<p class="lead">${intro}</p>`),
    html`<div class="screens">
      ${screens.map(
        ({ key, url }) =>
          html`<figure class="${key === 'reports' ? 'wide' : ''}">
            <div><img src="${url}" alt="" /></div>
            <figcaption>
              <b>${names[key].name}</b>${fillIn(names[key].line, { minutes })}
            </figcaption>
          </figure>`,
      )}
    </div>`,
  )
}

function results(lang: Lang): Markup {
  const own = words[lang].warehouse
  const { results: heading, closing } = homeWords[lang]
  const studies = ['1', '2', '3'] as const
  const seconds = formatNumber(lang, technology.liveViewLatencyS)
  return sheet(
    section(heading.title, html`<p class="lead">${heading.lead}</p>`),
    ruler(
      lang,
      caseResults,
      ({ study }) =>
        `${fillIn(heading.study, { number: study })} · ${heading.studies[studies[study - 1] ?? '1']}`,
      'small',
    ),
    html`<p class="note">${heading.note}</p>`,
    html`<section class="section spaced">
      <h2>${own.limits}</h2>
      ${points(own.limitItems.map((text) => fillIn(text, { seconds })))}
    </section>`,
    contact(closing.title.join(' '), closing.lead),
  )
}
