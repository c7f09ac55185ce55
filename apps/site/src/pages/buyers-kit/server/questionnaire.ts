import type { Block } from '#src/generated-documents/block.ts'
import { ownQuestions } from '#src/pages/iot-platform/questions.ts'
import { technologyQuestions } from '#src/pages/rtls/questions.ts'
import { kitDocumentsWords } from '#words/index.ts'
import { answersOf, askedDevices, type AnswerKey } from '@repo/platform/facts/answer-list.ts'
import { answerName } from '@repo/platform/facts/answer-names.ts'
import { withoutMarks } from '@repo/platform/site/without-marks.ts'
import type { KitContents } from './kit-contents.ts'

/** Every question that tenders ask, with the figures that the site states and the answers of the ledger. */
export function questionnaire(contents: KitContents): readonly Block[] {
  const words = kitDocumentsWords[contents.lang].questionnaire
  const group = (heading: string, rows: readonly (readonly string[])[]): Block[] => [
    { kind: 'heading', text: heading },
    { kind: 'grid', head: [words.question, words.answer], rows },
  ]
  const answers = (...keys: readonly AnswerKey[]) => answerRows(contents, keys)
  return [
    ...group(
      words.technology,
      technologyQuestions(contents.lang).map(({ question, answer }) => [question, answer]),
    ),
    ...group(words.security, [...ownRows(contents), ...answers(...answersOf('security'))]),
    ...group(words.warning, answers(...answersOf('warning'))),
    ...group(words.support, answers(...answersOf('support'))),
    ...group(words.commercial, answers(...answersOf('commercial'))),
    ...group(words.hardware, answers(...askedDevices.flatMap(answersOf))),
  ]
}

/** The security sheet holds what is answered, and nothing else. */
export function securitySheet(contents: KitContents): readonly Block[] {
  const { question, answer } = kitDocumentsWords[contents.lang].questionnaire
  const known = answersOf('security').filter((key) => contents.notes[key])
  const rows = [...ownRows(contents), ...answerRows(contents, known)]
  return [{ kind: 'grid', head: [question, answer], rows }]
}

const ownRows = ({ lang }: KitContents) =>
  ownQuestions(lang).map(({ question, answer }) => [question, withoutMarks(answer)])

const answerRows = ({ lang, notes }: KitContents, keys: readonly AnswerKey[]) =>
  keys.map((key) => [
    answerName(lang, key),
    notes[key]?.text ?? kitDocumentsWords[lang].questionnaire.open,
  ])
