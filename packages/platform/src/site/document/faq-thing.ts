import type { Thing } from '../page.ts'
import { withoutMarks } from '../without-marks.ts'

interface Item {
  question: string
  answer: string
}

/** Questions and answers as they stand on the page, without the marks of its footnotes. */
export const faqThing = (items: readonly Item[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: withoutMarks(answer) },
  })),
})
