import {
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { fieldKeys, type FormValues } from '../form/fields.ts'
import { basisOf, isWholeExample } from '../form/basis.ts'
import { fieldAt, convertArea, emptyForm, fillFields, valuesOf } from '../form/form-control.ts'
import { afterEntry, afterLeaving } from '../form/own-figures.ts'
import { placeholdersOf } from '../form/format-fields.ts'
import { shareFragment } from '../form/fragment.ts'
import { headlineOf, linesOf, type Purchase } from '../model/lines.ts'
import { announcementText } from './announcement.tsx'
import { chooseCountry } from './chosen-country.ts'
import { fetchSheet } from './printed-sheet.tsx'
import type { EstimatorProps } from './estimator-props.ts'
import type { SharedEstimate } from './shared-estimate.ts'
import type { SharedNotice } from './shared-notice.tsx'
import { useAddress } from './use-address.ts'
import { hallFragment } from './estimated-hall.ts'
import { useChosenCountry } from './use-chosen-country.ts'
import { exampleFields } from '../form/example-fields.ts'
import { withPartners, useEstimate } from './use-estimate.ts'
import { useRefine } from './use-refine.ts'
import { useFieldSync, useServerRenderedFields } from './use-field-sync.ts'

/** The state of the estimator and what each event in its form does. */
export function useEstimator(props: EstimatorProps) {
  const { lang, sent, words } = props
  const form = useRef<HTMLFormElement>(null)
  const [shared, setShared] = useState<SharedEstimate & { Notice: typeof SharedNotice }>()
  const { priceList, publishedAt } = shared?.prices ?? props
  const { update, valid, estimate, texts } = useEstimate(form, props, priceList)
  const [purchase, choosePurchase] = useState<Purchase>('bought')
  const line = headlineOf(linesOf(estimate, priceList), purchase)
  const country = useChosenCountry(sent?.values.country || props.country)
  const placeholders = useMemo(
    () => placeholdersOf(lang, priceList, country),
    [lang, priceList, country],
  )
  const { country: readCountry = country } = valid.values
  const example = useMemo(
    () => exampleFields(lang, priceList, readCountry),
    [lang, priceList, readCountry],
  )
  const [today] = useState(() => new Date().toISOString().slice(0, 10))
  const fragment = shareFragment(valid.fragment, purchase, {
    version: props.priceList.version,
    date: today,
  })
  const hall = hallFragment(estimate.input)
  const address = useAddress(fragment, country, hall)
  useFieldSync(form, {
    lang,
    priceList,
    country,
    placeholders,
    update,
    onEntered: (values) => {
      if (!isWholeExample(basisOf(values))) address.touch()
    },
    openLink: (link, isOwn) => {
      choosePurchase(link.isRented ? 'rented' : 'bought')
      void import('./shared-estimate.ts')
        .then(async ({ openLink, SharedNotice: Notice }) =>
          setShared({ ...(await openLink(props, link, isOwn)), Notice }),
        )
        .catch(() => {})
    },
  })

  /** From now on the visitor's own estimate, with today's prices. */
  function touch() {
    address.touch()
    setShared(undefined)
  }

  const basis = useMemo(() => basisOf(valid.values), [valid])

  const headlineText = announcementText(lang, estimate, line, words)
  useServerRenderedFields({
    lang,
    texts,
    placeholders,
    currency: estimate.currency,
    basis,
  })

  useRefine(form, { words: words.form.estimator, values: valid.values, placeholders, texts })

  function takeInput({ target, currentTarget }: InputEvent<HTMLFormElement>) {
    const { name, value } = fieldAt(target)
    if (name === 'areaUnit') convertArea(currentTarget, lang)
    fillFields(currentTarget, afterEntry({ lang, priceList }, valuesOf(currentTarget), name))
    // The name changes no figure: a shared estimate keeps its prices.
    if (name === 'companyName') address.touch()
    else touch()
    // The result is updated after the amounts have been converted.
    if (name === 'country') chooseCountry(value)
    else update()
  }

  /** Shows the errors of a field on blur. */
  function leaveField({ target, currentTarget }: FocusEvent<HTMLFormElement>) {
    const { name } = fieldAt(target)
    fillFields(currentTarget, afterLeaving({ lang, priceList }, valuesOf(currentTarget), name))
    update(withPartners(name))
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    flushSync(() => update(fieldKeys))
    const invalid = event.currentTarget.querySelector<HTMLElement>('[aria-invalid]')
    // Its error may be an old one, and the fields closed again since.
    invalid?.closest('details')?.setAttribute('open', '')
    invalid?.focus()
  }

  function copy() {
    history.replaceState(history.state, '', `#${fragment}`)
    void import('./copy-link.ts').then(({ copyLink }) => copyLink(words.form.estimator))
  }

  function write(values: FormValues) {
    if (form.current) fillFields(form.current, values)
    touch()
    update()
  }

  function reset() {
    write({ ...emptyForm(placeholders), ...example })
    address.clear()
  }

  return {
    form,
    shared,
    priceList,
    publishedAt,
    valid,
    estimate,
    basis,
    texts,
    purchase,
    choosePurchase(value: Purchase) {
      choosePurchase(value)
      touch()
    },
    line,
    fragment,
    hall,
    headlineText,
    touch,
    takeInput,
    leaveField,
    submit,
    copy,
    print: () => void fetchSheet().then(() => window.print()),
    write,
    reset,
  }
}
