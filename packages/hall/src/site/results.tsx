import { casesWords } from '@repo/platform/words/index.ts'
import { caseResults } from '@repo/platform/facts/claims.ts'
import { sampleResults } from '#src/model/shift/sample-results.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { FiguresTable } from './figures-table.tsx'
import { changeText } from '../runs/kpis.ts'
import { runFigures } from './figures.ts'
import { modelChange } from './published-run.ts'
import { simulatorWords as words } from '#words/index.ts'

/** What customers measured beside what the model has for the same thing, and why the two part. */
export function Results({ lang }: { lang: Lang }) {
  const { title, lead, result, customers, model, reason, reasons, noShare } = words[lang].results
  const figures = { ...runFigures(lang), orders: sampleResults.ordersPerHour }
  const modelText = (change: number | undefined) =>
    change === undefined ? noShare : changeText(lang, change)
  return (
    <Section id="results" title={title} lead={<p>{lead}</p>}>
      <FiguresTable
        stacks
        label={`${customers} / ${model}`}
        head={[result, customers, model, reason]}
        numbers={2}
        rows={caseResults.map(({ key, share }) => ({
          key,
          cells: [
            casesWords[lang].names[key],
            changeText(lang, share),
            modelText(modelChange(key)),
            <>
              {fill(lang, reasons[key], figures)}
              <ClaimNote lang={lang} claim={key} />
            </>,
          ],
        }))}
      />
    </Section>
  )
}
