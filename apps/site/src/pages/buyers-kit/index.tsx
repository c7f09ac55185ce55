import { answersOf, askedDevices, type AnswerKey } from '@repo/platform/facts/answer-list.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { PageProps, SitePage } from '@repo/platform/site/page.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { NextStep } from '@repo/platform/site/sections/next-step.tsx'
import { siteWords } from '@repo/platform/words/index.ts'
import { AnswerRows, InWriting, useAnswers } from '@repo/platform/site/sections/answers.tsx'
import { withoutMarks } from '@repo/platform/site/without-marks.ts'
import { PageOpening } from '@repo/platform/site/sections/page-opening.tsx'
import { DefinitionRow } from '@repo/platform/ui/definition-row.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Prose } from '@repo/platform/ui/prose.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { ownQuestions } from '#src/pages/iot-platform/questions.ts'
import { buyersKitWords as words } from '#words/index.ts'
import { Excerpt } from './excerpt.tsx'
import { KitForm } from './kit-form.tsx'

export const buyersKitPage: SitePage = {
  title: ({ lang }) => words[lang].title,
  description: ({ lang }) => words[lang].description,
  ground: 'paper',
  claims: ['accuracy'],
  View: (props: PageProps) => {
    const { lang } = props
    const { heading, lead, protection, representatives, step, kit } = words[lang]
    return (
      <>
        <PageOpening lang={lang} name="buyers-kit" title={heading} lead={<p>{lead}</p>} />
        <KitForm {...props} />
        <Excerpt lang={lang} />
        <Security lang={lang} />
        <Points id="protection" {...protection} />
        <Points id="representatives" {...representatives} />
        <Tender lang={lang} />
        <NextStep
          {...step}
          actions={[
            {
              label: siteWords[lang].pages['request-demo'],
              href: pathOf(lang, 'request-demo'),
            },
            { label: kit.draw, href: pathOf(lang, 'simulator') },
          ]}
        />
      </>
    )
  },
}

function Security({ lang }: { lang: Lang }) {
  const { title, lead, more } = words[lang].security
  const keys = answersOf('security')
  return (
    <Section ground="paper-2" id="security" title={title} lead={<p>{lead}</p>}>
      <dl>
        {ownQuestions(lang).map(({ key, question, answer }) => (
          <DefinitionRow key={key} term={question}>
            {withoutMarks(answer)}
          </DefinitionRow>
        ))}
        <AnswerRows lang={lang} keys={keys} />
      </dl>
      <InWriting lang={lang} keys={keys} />
      <Row as="p" above="300" data-screen-only>
        <TextLink href={`${pathOf(lang, 'iot-platform')}#security`}>{more}</TextLink>
      </Row>
    </Section>
  )
}

interface PointsProps {
  id: string
  title: string
  lead: string
  points: readonly string[]
  law: string
}

/** What to settle, as a list, and the law that asks for it. */
function Points({ id, title, lead, points, law }: PointsProps) {
  return (
    <Section id={id} title={title} lead={<p>{lead}</p>}>
      <Prose>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p>{law}</p>
      </Prose>
    </Section>
  )
}

/** The groups of the questionnaire that the ledger answers so far. */
function Tender({ lang }: { lang: Lang }) {
  const { title, lead, warning, support, commercial } = words[lang].tender
  const all = [
    ...answersOf('warning'),
    ...answersOf('support'),
    ...answersOf('commercial'),
    ...askedDevices.flatMap(answersOf),
  ]
  return (
    <Section ground="paper-2" id="tender" title={title} lead={<p>{lead}</p>}>
      <Group lang={lang} title={warning} keys={answersOf('warning')} />
      <Group lang={lang} title={support} keys={answersOf('support')} />
      <Group lang={lang} title={commercial} keys={answersOf('commercial')} />
      <InWriting lang={lang} keys={all} />
    </Section>
  )
}

function Group({ lang, title, keys }: { lang: Lang; title: string; keys: readonly AnswerKey[] }) {
  if (useAnswers(lang, keys).length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <dl>
        <AnswerRows lang={lang} keys={keys} />
      </dl>
    </>
  )
}
