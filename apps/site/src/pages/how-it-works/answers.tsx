import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { TextLink } from '@repo/platform/ui/text-link.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import type { HowItWorksData } from './data.ts'
import { howItWorksWords as words } from '#words/index.ts'

/** In the order of the page. */
export function answeredQuestions(lang: Lang, { pilotMonths }: HowItWorksData) {
  const months = {
    least: formatNumber(lang, pilotMonths.least),
    most: formatNumber(lang, pilotMonths.most),
  }
  return Object.values(words[lang].answers.items).map(({ question, answer }) => ({
    question,
    answer: fill(lang, answer, months),
  }))
}

/** What each of the four readers asks first, and what the days of the plan leave out. */
export function Answers({ lang, data }: { lang: Lang; data: HowItWorksData }) {
  const { title, left, estimate, prices } = words[lang].answers
  const pricing = pathOf(lang, 'pricing')
  return (
    <Section ground="paper-2" id="answers" title={title}>
      <Columns widths="7-4" from="large" printed gap="500 800">
        <Stack as="dl" gap="250">
          {answeredQuestions(lang, data).map(({ question, answer }) => (
            <Text as="div" ruled key={question}>
              <Text as="dt" weight="strong" size="lead">
                {question}
              </Text>
              <Text as="dd" measure="sentence">
                {answer}
              </Text>
            </Text>
          ))}
        </Stack>
        <Stack gap="150">
          <Text as="h3" size="title">
            {left.title}
          </Text>
          <Stack as="ul" gap="150">
            {left.items.map((item) => (
              <Text as="li" size="compact" ruled key={item}>
                {item}
              </Text>
            ))}
          </Stack>
        </Stack>
      </Columns>
      <Row as="p" gap="200 400" align="center" above="400" data-screen-only>
        <ButtonLink href={`${pricing}#estimate`}>{estimate}</ButtonLink>
        <TextLink href={`${pricing}#plans`}>{prices}</TextLink>
      </Row>
    </Section>
  )
}
