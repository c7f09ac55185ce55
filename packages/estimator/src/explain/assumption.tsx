import { fillIn } from '@repo/platform/i18n/fill-in.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { RoiInput } from '../model/input.ts'
import type { ConstantKey } from '../model/measures/constants.ts'
import type { CountryRow } from '../model/country-row.ts'
import { isOwnPrice } from '../model/local-money.ts'
import { countryRow, type PriceList } from '../model/price-list.ts'
import { isKeyOf } from '@repo/platform/values/records.ts'
import type { NameKey } from './formula-groups.ts'
import { Source } from './source.tsx'
import { isMoney } from './units.ts'
import { rangeText } from './term-formatter.ts'
import type { TermWords } from './terms-of-price-list.ts'

/** The source of the grid CO2 column, for all countries. */
export const gridCo2Source = 'https://github.com/thegreenwebfoundation/co2.js'

/** Behind the labour costs, which the price list has from a page that repeats them. */
const labourCosts = 'https://ec.europa.eu/eurostat/databrowser/view/lc_lci_lev/default/table'

interface AssumptionProps {
  lang: Lang
  of: NameKey
  input: RoiInput
  priceList: PriceList
  words: TermWords
}

/** What an assumption rests on: a constant or a value of the country row. */
export function Assumption({ lang, of, input, priceList, words }: AssumptionProps) {
  const row = countryRow(priceList, input.country)
  if (isKeyOf(priceList.constants, of))
    return <ConstantBasis lang={lang} of={of} priceList={priceList} row={row} words={words} />
  const { rows, label } = words
  if (of === 'operator') {
    const basis = row.operatorBasis
    return (
      <>
        {label.country} · <OperatorBasis basis={basis} priceList={priceList} words={words} />
      </>
    )
  }
  if (of.startsWith('weight-')) return rows.weights
  if (of === 'industryFactor') return rows.industryFactor
  if (of === 'manDay' || of === 'priceIndex') return ourPrices(words, priceList)
  const more = of === 'gridCo2' ? rows.gridCo2 : rows.energyPrice
  return (
    <>
      {label.country}
      {more && ' · '}
      {more && <Source source={of === 'gridCo2' ? gridCo2Source : ''} note={more} />}
    </>
  )
}

interface ConstantBasisProps {
  lang: Lang
  of: ConstantKey
  priceList: PriceList
  /** In whose currency amounts are shown. */
  row: CountryRow
  words: TermWords
}

const ourPrices = ({ label }: TermWords, { version }: PriceList) =>
  fillIn(label.ourPrices, { version })

/** Range, mark and primary sources of a constant; of our own prices, that they are. */
export function ConstantBasis({ lang, of, priceList, row, words }: ConstantBasisProps) {
  if (isOwnPrice(of)) return ourPrices(words, priceList)
  const { mark, source } = priceList.constants[of]
  const range = rangeText(lang, of, { priceList, row }, words)
  return (
    <>
      {range && (
        <>
          <span data-text={isMoney(of) ? `${of}Range` : undefined}>{range}</span> ·{' '}
        </>
      )}
      <Source source={source} note={words.marks[mark]} />
    </>
  )
}

interface OperatorBasisProps {
  /** As in the country row: the first word is the key of a basis. */
  basis: string
  priceList: PriceList
  words: TermWords
}

export function OperatorBasis({ basis, priceList, words }: OperatorBasisProps) {
  const key = basis.split(' ')[0] ?? ''
  const notes: Partial<Record<string, string>> = words.operatorBases
  const isLabourCost = key === 'E' && notes[key] !== undefined
  const source = isLabourCost ? labourCosts : (priceList.operatorBases[key] ?? basis)
  return <Source source={source} note={notes[key]} />
}
