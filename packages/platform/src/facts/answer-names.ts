import type { Lang } from '#src/i18n/locales.ts'
import { answersWords } from '#words/index.ts'
import { companyGroups, type AnswerKey } from './answer-list.ts'

type Texts = Readonly<Record<string, string>>

/** As a reader asks it: a question to the company, or a property of a device under the device's name. */
export function questionOf(lang: Lang, key: AnswerKey): string {
  const [group = '', name = ''] = key.split('.')
  const { properties, ...words } = answersWords[lang]
  const company = companyGroups.find((one) => one === group)
  const questions: Texts = company ? words[company] : properties
  return questions[name] ?? key
}

/** The same where no heading names the device. */
export function answerName(lang: Lang, key: AnswerKey): string {
  const [group = ''] = key.split('.')
  const devices: Texts = answersWords[lang].devices
  const question = questionOf(lang, key)
  return devices[group] === undefined ? question : `${devices[group]}: ${question}`
}
