import { useMemo, useRef, useState } from 'react'
import { basisOf, isWholeExample } from '../form/basis.ts'
import { emptyForm } from '../form/form-control.ts'
import { placeholdersOf } from '../form/format-fields.ts'
import { headlineOf, linesOf, type Purchase } from '../model/lines.ts'
import { announcementText } from './announcement.tsx'
import type { EstimatorProps } from './estimator-props.ts'
import { useAddress } from './use-address.ts'
import { formEvents } from './form-events.ts'
import { hallFragment } from './estimated-hall.ts'
import { useChosenCountry } from './use-chosen-country.ts'
import { exampleFields } from '../form/example-fields.ts'
import { useEstimate } from './use-estimate.ts'
import { useEstimatorCommands } from './use-estimator-commands.ts'
import { useRefine } from './use-refine.ts'
import { useShareFragment, useSharedEstimate } from './use-shared-estimate.ts'
import { useFieldSync, useServerRenderedFields } from './use-field-sync.ts'

/** The state of the estimator and what each event in its form does. */
export function useEstimator(props: EstimatorProps) {
  const { lang, sent, words } = props
  const form = useRef<HTMLFormElement>(null)
  const shared = useSharedEstimate(props)
  const { priceList, publishedAt } = shared.estimate?.prices ?? props
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
  const fragment = useShareFragment(valid.fragment, purchase, props.priceList.version)
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
      shared.open(link, isOwn)
    },
  })

  /** From now on the visitor's own estimate, with today's prices. */
  function touch() {
    address.touch()
    shared.close()
  }

  const basis = useMemo(() => basisOf(valid.values), [valid])
  const headlineText = announcementText(lang, estimate, line, words)
  useServerRenderedFields({ lang, texts, placeholders, currency: estimate.currency, basis })
  useRefine(form, { words: words.form.estimator, values: valid.values, placeholders, texts })

  const commands = useEstimatorCommands({
    form,
    fragment,
    words: words.form.estimator,
    initial: () => ({ ...emptyForm(placeholders), ...example }),
    update,
    touch,
    clearAddress: address.clear,
  })

  return {
    form,
    shared: shared.estimate,
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
    ...formEvents({ lang, priceList, update, touch, touchAddress: address.touch }),
    ...commands,
  }
}
