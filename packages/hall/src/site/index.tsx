import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pageExists } from '@repo/platform/site/existing-pages.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import type { SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { HallDrawing } from '../drawing/hall-drawing.tsx'
import { alternative } from './alternative.ts'
import { Building } from './building.tsx'
import { Counts } from './counts.tsx'
import { defaultHall } from './default-hall.ts'
import { hallFigures } from './figures.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './index.module.css'
import { PageLegend } from './page-legend.tsx'
import { Method } from './method.tsx'
import { Results } from './results.tsx'
import { Shift } from './shift.tsx'
import { simulatorWords as words } from '#words/index.ts'
import { Workbench } from './workbench.island.tsx'
import { workbenchWords } from './workbench-words.ts'

export const simulatorPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => fill(lang, words[lang].description, hallFigures(lang)),
  ground: 'ink',
  claims: ['accuracy', 'range', 'liveView'],
  View: ({ lang }) => (
    <>
      <Opening lang={lang} />
      <Counts lang={lang} />
      <Building lang={lang} />
      <Shift lang={lang} />
      <Results lang={lang} />
      <Method lang={lang} />
      <Next lang={lang} />
    </>
  ),
}

/** The hall by night, with the anchors that it needs. */
function Opening({ lang }: { lang: Lang }) {
  const { title, lead, limit } = words[lang].opening
  const { placed } = defaultHall()
  return (
    <PageOpening
      lang={lang}
      name="simulator"
      ground="ink"
      title={title}
      lead={
        <>
          <p>{fill(lang, lead, hallFigures(lang))}</p>
          <p>{limit}</p>
        </>
      }
    >
      <Columns as="figure" gap="300 500" align="end" className={styles.hall}>
        <HallDrawing
          id="hall"
          turned
          plan={placed.plan}
          areas={placed.areas}
          light="night"
          scale={fill(lang, words[lang].map.scale, { length: 20 })}
        />
        <figcaption>
          <VisuallyHidden>{alternative(lang, placed)}</VisuallyHidden>
          <PageLegend lang={lang} id="hall-legend" light="night" shares={placed.shares} />
        </figcaption>
      </Columns>
      <Workbench
        lang={lang}
        words={workbenchWords(lang)}
        pricing={pathOf(lang, 'pricing')}
        requestDemo={pathOf(lang, 'request-demo')}
      />
    </PageOpening>
  )
}

function Next({ lang }: { lang: Lang }) {
  const { title, text, estimate, demo } = words[lang].next
  return (
    <Section title={title} lead={<p>{text}</p>}>
      <Row as="p" gap="150">
        {pageExists('pricing') && (
          <ButtonLink href={pathOf(lang, 'pricing')}>{estimate}</ButtonLink>
        )}
        {pageExists('request-demo') && (
          <ButtonLink variant="ghost" href={pathOf(lang, 'request-demo')}>
            {demo}
          </ButtonLink>
        )}
      </Row>
    </Section>
  )
}
