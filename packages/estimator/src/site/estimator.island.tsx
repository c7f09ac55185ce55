import type { PropsWithChildren } from 'react'
import { island } from '@repo/platform/site/islands/island.tsx'
import { ResultPanel } from '../result/result-panel.tsx'
import { Announcement } from './announcement.tsx'
import { EstimateActions } from './estimate-actions.tsx'
import { EstimateForm } from './estimate-form.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './estimator.module.css'
import type { EstimatorProps } from './estimator-props.ts'
import { PrintedSheet } from './printed-sheet.tsx'
import { ServerRenderedDetails } from './server-rendered-details.tsx'
import { summaryText } from './summary.ts'
import { useEstimator } from './use-estimator.ts'

/**
 * What happens when a visitor types: `use-estimator.ts` takes the event, `use-estimate.ts` reads the fields by
 * `form/read.ts` and calculates by `model/estimate.ts`, `use-field-sync.ts` writes errors and units
 * beside the fields, `result/result-panel.tsx` shows the result.
 *
 * The fields are uncontrolled, so that what a visitor writes before hydration is
 * neither lost nor overwritten; React holds what was read from them.
 */
export const Estimator = island(
  function Estimator(props: PropsWithChildren<EstimatorProps>) {
    const { lang, countries, sent, words } = props
    const estimator = useEstimator(props)
    const { shared, priceList, publishedAt, estimate, texts } = estimator
    const { purchase, line, basis, fragment, hall, headlineText } = estimator
    const shown = { lang, estimate, priceList, countries, words: words.result, terms: words.terms }

    return (
      <Columns widths="5-7" from="large" align="start" gap="600">
        {shared && shared.texts.length > 0 && (
          <shared.Notice
            texts={shared.texts}
            button={shared.prices && words.form.estimator.useToday}
            onToday={estimator.touch}
          />
        )}
        <div className={styles.formColumn} data-screen-only>
          <EstimateForm
            {...props}
            ref={estimator.form}
            estimate={estimate}
            line={line}
            onInput={estimator.takeInput}
            onBlur={estimator.leaveField}
            onSubmit={estimator.submit}
            onReset={estimator.reset}
          />
        </div>
        <div id="result" className={styles.result}>
          <ResultPanel
            {...shown}
            basis={basis}
            drawPlan={`${props.simulator}#${hall}`}
            onRemovePlan={() => estimator.write({ plan: '' })}
            expanded={sent !== undefined}
            purchase={purchase}
            onPurchase={estimator.choosePurchase}
            onPartner={() => estimator.write({ contractType: 'partner' })}
            why={<ServerRenderedDetails {...shown} publishedAt={publishedAt} />}
            actions={
              <EstimateActions
                words={words.form.estimator}
                requestDemo={props.requestDemo}
                drawHall={`${props.simulator}#${hall}`}
                fragment={fragment}
                summary={summaryText(props, { estimate, basis, headline: headlineText })}
                onCopy={estimator.copy}
                onPrint={estimator.print}
              />
            }
          />
        </div>
        <Announcement
          lang={lang}
          headline={headlineText}
          errors={texts}
          names={words.terms.names.inputs}
        />
        <PrintedSheet
          {...shown}
          publishedAt={publishedAt}
          basis={basis}
          words={words.sheet}
          names={words.terms.names}
        />
      </Columns>
    )
  },
  'estimator',
  'interaction',
)
