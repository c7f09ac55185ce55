import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { inputMeasures } from '../model/measures/inputs.ts'
import { copyLink } from './copy-link.ts'
import type { EstimatorProps } from './estimator-props.ts'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './estimator.module.css'
import { fetchSheet } from './printed-sheet.tsx'

export type Purpose = 'print' | 'link'

interface ShareDialogProps extends Pick<EstimatorProps, 'lang' | 'words'> {
  purpose: Purpose
  companyName: string
  /** Of the estimate with the name that was entered last. */
  fragment: string
  onName(companyName: string): void
  onClose(): void
}

const { maxLength } = inputMeasures.companyName

/** Asks for the company before the estimate is printed, where it must stand, or shared. */
export function ShareDialog(props: ShareDialogProps) {
  const { lang, words, purpose, companyName, fragment, onName, onClose } = props
  const { estimator, errors, hints } = words.form
  const dialog = useRef<HTMLDialogElement>(null)
  const [error, setError] = useState('')
  const [isNamed, setNamed] = useState(false)

  useEffect(() => dialog.current?.showModal(), [])

  useEffect(() => {
    if (!isNamed) return
    dialog.current?.close()
    history.replaceState(history.state, '', `#${fragment}`)
    if (purpose === 'link') copyLink(estimator)
    else void fetchSheet().then(() => window.print())
    // Once: the name that was entered has come back in the fragment.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isNamed])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = event.currentTarget.elements.namedItem('company')
    if (!(field instanceof HTMLInputElement)) return
    const name = field.value.trim()
    const isTooLong = [...name].length > maxLength
    if (isTooLong || (purpose === 'print' && !name)) {
      const max = formatNumber(lang, maxLength)
      setError(isTooLong ? fillIn(errors.tooLong, { max }) : errors.missingName)
      field.focus()
      return
    }
    onName(name)
    setNamed(true)
  }

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby="share-title" onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <h2 id="share-title">{purpose === 'print' ? estimator.printTitle : estimator.linkTitle}</h2>
        <Field
          id="share-company"
          name="company"
          label={words.terms.names.inputs.companyName}
          hint={hints.companyName}
          required={purpose === 'print' ? words.required : undefined}
          error={error}
          defaultValue={companyName}
          autoComplete="organization"
        />
        <Row gap="150" className={styles.actions} data-screen-only>
          <Button type="submit">
            {purpose === 'print' ? estimator.print : estimator.copyLink}
          </Button>
          <Button variant="ghost" onClick={() => dialog.current?.close()}>
            {estimator.cancel}
          </Button>
        </Row>
      </form>
    </dialog>
  )
}
