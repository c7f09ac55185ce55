import { useContext } from 'react'
import type { AnswerKey } from '#src/facts/answer-list.ts'
import { questionOf } from '#src/facts/answer-names.ts'
import type { AskedDevice, DeviceSize } from '#src/facts/device-size.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { DefinitionRow } from '#src/ui/definition-row.tsx'
import { Text } from '#src/ui/layout/text.tsx'
import { TextLink } from '#src/ui/text-link.tsx'
import { answersWords } from '#words/index.ts'
import { pathOf } from '../paths.ts'
import { ClaimNotesContext, type ClaimNotes } from './claim-note.tsx'

interface Answer {
  key: AnswerKey
  question: string
  answer: string
  source: { name: string; url: string } | undefined
}

/** Those of the questions that the ledger answers in the language, in the given order. */
export const answersIn = (
  notes: ClaimNotes,
  lang: Lang,
  keys: readonly AnswerKey[],
): readonly Answer[] =>
  keys.flatMap((key) => {
    const note = notes[key]
    const question = questionOf(lang, key)
    return note ? [{ key, question, answer: note.text, source: note.source }] : []
  })

export const useAnswers = (lang: Lang, keys: readonly AnswerKey[]): readonly Answer[] =>
  answersIn(useContext(ClaimNotesContext), lang, keys)

/** The dimensions of a device, where the ledger has them. */
export const useDeviceSize = (device: AskedDevice): DeviceSize | undefined =>
  useContext(ClaimNotesContext)[`${device}.dimensions`]?.size

/** Rows for a `dl`; a question without an answer has none. */
export function AnswerRows({ lang, keys }: { lang: Lang; keys: readonly AnswerKey[] }) {
  return useAnswers(lang, keys).map(({ key, question, ...answer }) => (
    <DefinitionRow key={key} term={question}>
      <AnswerText lang={lang} {...answer} />
    </DefinitionRow>
  ))
}

/** Each line of an answer as a paragraph, and below it the file that proves it. */
export function AnswerText({
  lang,
  answer,
  source,
}: Pick<Answer, 'answer' | 'source'> & { lang: Lang }) {
  return (
    <>
      {answer.split(/\n+/).map((line, index) => (
        <Text key={index} {...(index > 0 && { above: '100' })}>
          {line}
        </Text>
      ))}
      {source && (
        <Text above="100">
          {answersWords[lang].source} <TextLink href={source.url}>{source.name}</TextLink>
        </Text>
      )}
    </>
  )
}

/** How a reader gets an answer that no page gives. */
export function InWriting({ lang, keys }: { lang: Lang; keys: readonly AnswerKey[] }) {
  const { inWriting, send } = answersWords[lang]
  if (useAnswers(lang, keys).length === keys.length) return null
  return (
    <Text above="300">
      {inWriting} <TextLink href={pathOf(lang, 'contact')}>{send}</TextLink>
    </Text>
  )
}
