import { casesWords } from '@repo/platform/words/index.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Block } from '@repo/site/generated-documents/block.ts'
import { words } from './words.ts'

export const studies = [1, 2, 3] as const

export function caseStudy(lang: Lang, study: (typeof studies)[number]): Block[] {
  const own = words[lang].caseStudy
  const results = caseResults.filter((result) => result.study === study)
  const nameOf = (key: (typeof results)[number]['key']) =>
    casesWords[lang].names[key].replaceAll('\u00ad', '')
  return [
    { kind: 'text', text: own.anonymous },
    {
      kind: 'ruler',
      figures: results.map(({ key, share }) => ({
        name: nameOf(key),
        value: written(lang, share, { style: 'percent', signDisplay: 'always' }),
        share,
      })),
    },
    { kind: 'heading', text: own.measured },
    {
      kind: 'list',
      items: results.map(
        ({ key }) =>
          `${nameOf(key)}. ${fillIn(own.how[key], { searchSpan: casesWords[lang].searchSpan })}`,
      ),
    },
    { kind: 'heading', text: own.unknown },
    { kind: 'list', items: own.unknownItems },
    { kind: 'heading', text: own.limits },
    { kind: 'list', items: own.limitItems },
  ]
}
