import { answersOf, type AnswerKey } from '@repo/platform/facts/answer-list.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { AnswerRows, useAnswers } from '@repo/platform/site/sections/answers.tsx'
import { withoutMarks } from '@repo/platform/site/without-marks.ts'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { ownQuestions } from '#src/pages/iot-platform/questions.ts'
import { technologyQuestions } from '#src/pages/rtls/questions.ts'
import { buyersKitWords as words, kitDocumentsWords } from '#words/index.ts'

const shown: readonly string[] = ['accuracy', 'data', 'segments']

/** A few rows of the questionnaire, as its file has them. */
export function Excerpt({ lang }: { lang: Lang }) {
  const { title, lead } = words[lang].excerpt
  const { question, answer, warning, support, commercial } = kitDocumentsWords[lang].questionnaire
  const rows = [...technologyQuestions(lang), ...ownQuestions(lang)].filter(({ key }) =>
    shown.includes(key),
  )
  return (
    <Section id="excerpt" title={title} lead={<p>{lead}</p>}>
      <Table ruled aria-labelledby="excerpt-title">
        <thead>
          <tr>
            <th scope="col">{question}</th>
            <th scope="col">{answer}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.question}</th>
              <td>
                {withoutMarks(row.answer)
                  .split('\n')
                  .map((line) => (
                    <p key={line}>{line}</p>
                  ))}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Group lang={lang} title={warning} keys={answersOf('warning')} />
      <Group lang={lang} title={support} keys={answersOf('support')} />
      <Group lang={lang} title={commercial} keys={answersOf('commercial')} />
    </Section>
  )
}

/** A group of the questionnaire that the ledger answers so far. */
function Group({ lang, title, keys }: { lang: Lang; title: string; keys: readonly AnswerKey[] }) {
  if (useAnswers(lang, keys).length === 0) return null
  return (
    <Stack gap="200" above="500">
      <h3>{title}</h3>
      <dl>
        <AnswerRows lang={lang} keys={keys} />
      </dl>
    </Stack>
  )
}
