import { RenderFigure } from '@repo/pictures/renders/render-figure.tsx'
import { namesOfUseCases } from '@repo/platform/facts/use-case-names.ts'
import { useCases } from '@repo/platform/facts/use-cases.ts'
import { Footnotes } from '@repo/platform/site/sections/footnotes.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { Cases } from './cases.tsx'
import { notesOf } from './notes.ts'
import { UseCaseTabs } from './use-case-tabs.tsx'
import { logisticsWords as words } from '#words/index.ts'

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
        beside={
          <RenderFigure
            lang={lang}
            name="display"
            width="half"
            caption={words[lang].picture}
            eager
          />
        }
      />
      <UseCaseTabs lang={lang} notes={notesOf[lang]} />
      <Cases lang={lang} />
      <Footnotes lang={lang} notes={notesOf[lang]} />
    </>
  ),
}
