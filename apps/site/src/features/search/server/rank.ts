import {
  countConcepts,
  findTyped,
  termsOf,
  type Question,
} from '@repo/platform/server/search/question.ts'
import type { ResultKind } from '../site/data.ts'
import type { Candidate } from './sources.ts'

const weights = { title: 6, typedTitle: 4, description: 3, typed: 3, count: 0.5, wholeTitle: 4 }
const mostCounted = 8

/** A page answers more than an article with the same words; one that only lists items does not. */
const weightOf: Readonly<Record<ResultKind, number>> = {
  page: 2,
  document: 1,
  event: 0.5,
  media: 0.5,
  news: 0,
}

/** The best first; of equally good ones the newest. */
export function ranked(question: Question, candidates: readonly Candidate[]): Candidate[] {
  const scored = candidates.map((candidate) => ({ candidate, score: score(question, candidate) }))
  return scored
    .toSorted(
      (a, b) => b.score - a.score || (b.candidate.date ?? '').localeCompare(a.candidate.date ?? ''),
    )
    .map(({ candidate }) => candidate)
}

function score(question: Question, candidate: Candidate): number {
  const { kind, title, description, headings = [], counts, typed, isList } = candidate
  const { language, asked } = question
  const titleTerms = termsOf(language, title)
  const aboutTerms = termsOf(language, [title, description, ...headings].join('\n'))
  const inTitle = countConcepts(question, titleTerms)
  const inAbout = countConcepts(question, aboutTerms)
  const typedInTitle = findTyped(question, titleTerms)
  const typedInAbout = findTyped(question, aboutTerms)
  const scores = asked.flatMap(({ isMinor }, place) =>
    isMinor
      ? []
      : (inTitle[place] ? weights.title : 0) +
        (typedInTitle[place] ? weights.typedTitle : 0) +
        (inAbout[place] ? weights.description : 0) +
        // Of a text that is not read here, the best is assumed.
        (typedInAbout[place] || (typed?.[place] ?? true) ? weights.typed : 0) +
        weights.count * Math.min(counts?.[place] ?? 1, mostCounted),
  )
  const mean = scores.reduce((sum, one) => sum + one, 0) / scores.length
  // A title with nothing else is what was looked for.
  const share = inTitle.filter(Boolean).length / Math.max(1, title.split(/\s+/).length)
  return mean + weights.wholeTitle * Math.min(1, share) + (isList ? 0 : weightOf[kind])
}
