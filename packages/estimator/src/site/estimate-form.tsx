import type {
  FocusEventHandler,
  InputEventHandler,
  PropsWithChildren,
  Ref,
  SubmitEventHandler,
} from 'react'
import { formatMoney } from '@repo/platform/i18n/format.ts'
import { ServerRendered } from '@repo/platform/site/document/server-rendered.tsx'
import { Button } from '@repo/platform/ui/button.tsx'
import type { Estimate } from '../model/estimate.ts'
import { paybackName, spentName } from '../result/headline.tsx'
import { monthsText } from '../result/format-result.ts'
import type { BandedLine } from '../model/lines.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './estimator.module.css'

interface EstimateFormProps extends PropsWithChildren<EstimatorProps> {
  ref: Ref<HTMLFormElement>
  estimate: Estimate
  line: BandedLine
  onInput: InputEventHandler<HTMLFormElement>
  onBlur: FocusEventHandler<HTMLFormElement>
  onSubmit: SubmitEventHandler<HTMLFormElement>
  onReset(): void
}

export function EstimateForm(props: EstimateFormProps) {
  const { ref, action, words, children, onInput, onBlur, onSubmit, onReset } = props
  const { estimator } = words.form
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- events of its fields
    <form
      ref={ref}
      method="post"
      action={`${action}#result`}
      className={styles.form}
      onInput={onInput}
      onBlur={onBlur}
      onSubmit={onSubmit}
    >
      <input type="hidden" name="form" value="estimate" />
      <ServerRendered className={styles.fields}>{children}</ServerRendered>
      <div className={styles.calculate}>
        <Button type="submit">{estimator.calculate}</Button>
      </div>
      <div className={styles.scripted} data-screen-only data-script-only>
        <Button variant="ghost" size="small" onClick={onReset}>
          {estimator.reset}
        </Button>
      </div>
      <InShort {...props} />
    </form>
  )
}

/** The first two figures, sticky where the result does not fit beside the form. */
function InShort({ lang, words, estimate, line }: EstimateFormProps) {
  return (
    <Row as="p" justify="between" className={styles.inShort} data-screen-only data-in-short="">
      <span className={styles.short}>
        {paybackName(line, words.result)}{' '}
        <strong>{monthsText(lang, line.paybackMonths ?? null, words.result)}</strong>
      </span>
      <span className={styles.short}>
        {spentName(line, words.terms.names.results, words.result)}{' '}
        <strong>{formatMoney(lang, line.spent, estimate.currency)}</strong>
      </span>
      <a href="#result" className={styles.toResult}>
        {words.form.estimator.toResult}
      </a>
    </Row>
  )
}
