import type { Lang } from '#src/i18n/locales.ts'
import type { RoiInput } from '../model/input.ts'
import type { ConstantKey } from '../model/measures/constants.ts'
import { countryRow, type PriceList } from '../model/price-list.ts'
import { isKeyOf } from '../model/records.ts'
import type { NameKey } from './formulas.ts'
import { Source } from './source.tsx'
import { rangeText } from './term-formatter.ts'
import type { TermWords } from './terms-of-price-list.ts'

/** The source of the grid CO2 column, for all countries. */
export const gridCo2Source = 'https://github.com/thegreenwebfoundation/co2.js'

interface AssumptionProps {
  lang: Lang
  of: NameKey
  input: RoiInput
  priceList: PriceList
  words: TermWords
}

/** Range, mark and source of an assumption: a constant or a value of the country row. */
export function Assumption({ lang, of, input, priceList, words }: AssumptionProps) {
  if (isKeyOf(priceList.constants, of))
    return <ConstantBasis lang={lang} of={of} priceList={priceList} words={words} />
  const { rows, label } = words
  if (of === 'operator') {
    const basis = countryRow(priceList, input.country).operatorBasis
    return (
      <>
        {label.country} · <OperatorBasis basis={basis} priceList={priceList} words={words} />
      </>
    )
  }
  if (of.startsWith('weight-')) return rows.weights
  if (of === 'industryFactor') return rows.industryFactor
  const note = of === 'fx' || of === 'priceIndex' || of === 'manDay' ? rows[of] : undefined
  const more = of === 'gridCo2' ? rows.gridCo2 : (note ?? rows.energyPrice)
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
  words: TermWords
}

export function ConstantBasis({ lang, of, priceList, words }: ConstantBasisProps) {
  const { mark, source } = priceList.constants[of]
  const range = rangeText(lang, of, priceList, words)
  return (
    <>
      {range && `${range} · `}
      {words.marks[mark]} · <Source source={source} note={words.notes[of]} />
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
  return <Source source={priceList.operatorBases[key] ?? basis} note={notes[key]} />
}
