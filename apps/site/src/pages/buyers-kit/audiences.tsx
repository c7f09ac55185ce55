import { answersOf, askedDevices } from '@repo/platform/facts/answer-list.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { InWriting } from '@repo/platform/site/sections/answers.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Prose } from '@repo/platform/ui/prose.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { ownQuestions } from '#src/pages/iot-platform/questions.ts'
import { buyersKitWords as words, kitDocumentsWords } from '#words/index.ts'
import type { FirstPage } from './first-page.ts'
import { PagePicture } from './page-picture.tsx'
import type { ReactNode } from 'react'

interface Props {
  lang: Lang
  pages: readonly FirstPage[]
}

/** What the answers of a tender are about. */
const asked = [
  ...(['security', 'warning', 'support', 'commercial'] as const).flatMap(answersOf),
  ...askedDevices.flatMap(answersOf),
]

/** The four who have to agree, each with the document for them. */
export function Audiences({ lang, pages }: Props) {
  const { audiences, security, tender, protection, representatives } = words[lang]
  const documents = kitDocumentsWords[lang]
  const { technology, warning, support, commercial, hardware } = documents.questionnaire
  const groups = [technology, documents.questionnaire.security, warning, support, commercial]
  const pageOf = ({ file }: { file: string }) => pages.find(({ name }) => name === file)
  return (
    <Section ground="paper-2" id="audiences" title={audiences}>
      <Columns widths="1-1" from="large" gap="600" printed>
        <Audience
          id="security"
          {...security}
          page={pageOf(documents.security)}
          points={ownQuestions(lang).map(({ question }) => question)}
        >
          <TextLink href={`${pathOf(lang, 'iot-platform')}#security`}>{security.more}</TextLink>
        </Audience>
        <Audience
          id="tender"
          {...tender}
          page={pageOf(documents.questionnaire)}
          points={[...groups, hardware]}
        >
          <InWriting lang={lang} keys={asked} />
        </Audience>
        <Audience id="protection" {...protection} page={pageOf(documents.dpia)}>
          {protection.law}
        </Audience>
        <Audience id="representatives" {...representatives} page={pageOf(documents.agreement)}>
          {representatives.law}
        </Audience>
      </Columns>
    </Section>
  )
}

interface AudienceProps {
  id: string
  title: string
  lead: string
  points: readonly string[]
  page: FirstPage | undefined
  children: ReactNode
}

function Audience({ id, title, lead, points, page, children }: AudienceProps) {
  return (
    <Stack as="article" id={id} gap="150">
      {page && <PagePicture page={page} cropped="top" />}
      <Prose>
        <h3>{title}</h3>
        {page && (
          <Text size="small" tone="muted">
            {page.title}, {page.formats}
          </Text>
        )}
        <p>{lead}</p>
        <ul>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <Text as="div" size="compact" tone="muted">
          {children}
        </Text>
      </Prose>
    </Stack>
  )
}
