import type { SourceKey } from '@repo/platform/facts/sources.ts'
import { namesOfUseCases } from '@repo/platform/facts/use-case-names.ts'
import { useCases } from '@repo/platform/facts/use-cases.ts'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { Cases } from './cases.tsx'
import { UseCaseTabs } from './use-case-tabs.tsx'
import { logisticsWords as words } from '#words/index.ts'

/** In the order in which the tabs name them. */
const notes: readonly SourceKey[] = [
  'osha1910178',
  'dguv68',
  'lolerExamination',
  'applsci2021',
  'portugalWork',
  'germanyWorks',
  'fleetSize',
  'foodLaw',
]

export const logisticsPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  claims: ['updateRate', 'liveView', 'analytics'],
  parts: ({ lang }) =>
    [...useCases].map((useCase) => ({
      id: useCase,
      name: namesOfUseCases[lang][useCase],
      description: words[lang].questions[useCase].question,
    })),
  View: ({ lang }) => (
    <>
      <PageOpening
        lang={lang}
        name="logistics"
        title={words[lang].heading}
        lead={<p>{words[lang].lead}</p>}
      />
      <UseCaseTabs lang={lang} notes={notes} />
      <Cases lang={lang} />
      <Footnotes lang={lang} notes={notes} />
    </>
  ),
}
