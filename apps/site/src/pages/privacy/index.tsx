import type { LegalEntity } from '@repo/platform/brand/company.ts'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { written } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { useCompany } from '@repo/platform/site/company.ts'
import { LegalPage, type LegalText } from '@repo/platform/site/sections/legal-page.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import type { PrivacyData } from './data.ts'
import { privacyWords as words } from '#words/index.ts'

export const privacyPage: SitePage<PrivacyData> = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  View: function View({ lang, data }) {
    const { legal } = useCompany()
    return <LegalPage lang={lang} text={textOf(lang, legal, data)} />
  },
}

/** What the installation has settled takes the place of what is to be settled. */
function textOf(
  lang: Lang,
  legal: LegalEntity,
  { demoRequest, demoRequestMonths }: PrivacyData,
): LegalText {
  const { open, fixedRetention, sections, ...text } = words[lang]
  const { data, retention } = sections
  const { registered, officers, recipients, ...periods } = open
  const isNamed = legal.registeredOffice && legal.registration
  const months =
    demoRequestMonths &&
    written(lang, demoRequestMonths, { style: 'unit', unit: 'month', unitDisplay: 'long' })
  const rows = Object.values(data.table.rows).map((row) =>
    row.map((cell) => fillIn(cell, { ...demoRequest })),
  )
  const [[...requested] = [], ...others] = rows
  if (months) requested.splice(-1, 1, fill(lang, fixedRetention.kept, { months }))
  return {
    ...text,
    open: [
      ...(isNamed ? [] : [registered]),
      officers,
      recipients,
      months ? periods.fixedRetention : periods.retention,
    ],
    sections: {
      ...sections,
      data: { ...data, table: { heads: data.table.heads, rows: [requested, ...others] } },
      retention: months
        ? {
            ...retention,
            text: [fixedRetention.text],
            points: [fill(lang, fixedRetention.point, { months }), ...retention.points],
          }
        : retention,
    },
  }
}
