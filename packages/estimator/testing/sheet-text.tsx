import { renderToStaticMarkup } from 'react-dom/server'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { Basis } from '#src/form/basis.ts'
import { roiNames } from '#src/messages/names/words.ts'
import type { Estimate } from '#src/model/estimate.ts'
import type { PriceList } from '#src/model/price-list.ts'
import { OfferSheet } from '#src/sheet/offer-sheet.tsx'
import { sheetWords, termsWords } from '#words/index.ts'

interface Printed {
  lang: Lang
  estimate: Estimate
  priceList: PriceList
  basis: Basis
}

/** A printed estimate. */
export const sheetMarkup = (printed: Printed): string =>
  renderToStaticMarkup(
    <OfferSheet
      {...printed}
      publishedAt="2026-11-27T03:00:00Z"
      createdAt="2026-11-27T04:00:00Z"
      countryName="Country"
      words={{ ...sheetWords[printed.lang], contact: 'Contact' }}
      names={roiNames[printed.lang]}
      terms={termsWords[printed.lang]}
    />,
  )

/** What a printed estimate says, with a bar between elements and plain spaces. */
export const sheetText = (printed: Printed): string =>
  sheetMarkup(printed)
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
