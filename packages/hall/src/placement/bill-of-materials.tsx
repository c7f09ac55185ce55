import { useEffect, useState } from 'react'
import { materialsOf, type Materials } from '#src/model/materials.ts'
import { formatMoney, written } from '@repo/platform/i18n/format.ts'
import { SegmentedControl } from '@repo/platform/ui/segmented-control.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { FiguresTable } from '../site/figures-table.tsx'
import { hardwareAmounts, pricedItems } from '../site/hardware-prices.ts'
import { usePlannerAtRest, useWorkbench } from '../workbench/workbench.ts'
import { materialLengths } from './material-rows.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './plan-figures.module.css'
import { Trucks } from './trucks.tsx'

/** What the plan needs to be bought for so many trucks, with the prices of the visitor's country. */
export function BillOfMaterials() {
  const { planner, words, texts } = useWorkbench()
  const { item, rows, note } = words.materials
  const { title, lead, tags, tagsHint, count, each, amount, total } = words.placement.materials
  const { history, trucks, tagsPerTruck } = usePlannerAtRest('history', 'trucks', 'tagsPerTruck')
  const materials = materialsOf(history.plan.anchors, { trucks, tagsPerTruck })
  const [country, setCountry] = useCountry()
  const priced = useAmounts(materials, country)
  return (
    <div className={styles.wide}>
      <h2 id="materials-title">{title}</h2>
      <p>{lead}</p>
      <div className={styles.fields}>
        <Trucks />
        <SegmentedControl
          label={tags}
          name="plan-tags"
          value={String(tagsPerTruck)}
          onChange={(chosen) => planner.set({ tagsPerTruck: chosen === '2' ? 2 : 1 })}
          options={[
            ['1', '1'],
            ['2', '2'],
          ]}
          hint={tagsHint}
        />
        <Countries country={country} choose={setCountry} />
      </div>
      <FiguresTable
        cards="figures"
        label={title}
        head={[item, count, each, amount]}
        numbers={3}
        rows={[
          ...rows.map(([key, name]) => ({
            key,
            cells: [
              name,
              <span key={key} data-material={key}>
                {materialLengths.has(key)
                  ? texts.measure(materials[key], 'm')
                  : texts.number(materials[key])}
              </span>,
              ...priced.of(key),
            ],
          })),
          {
            key: 'total',
            cells: [
              total,
              '',
              '',
              <b key="total" data-material="total">
                {priced.total}
              </b>,
            ],
          },
        ]}
      />
      <Text
        size="body"
        measure="prose"
        above="200"
        className={styles.warning}
        hidden={!materials.further}
      >
        {note}
      </Text>
    </div>
  )
}

interface CountriesProps {
  country: string
  choose: (code: string) => void
}

function Countries({ country, choose }: CountriesProps) {
  const { prices, words } = useWorkbench()
  return (
    <Select
      label={words.placement.materials.country}
      name="plan-country"
      value={country}
      onChange={({ target }) => choose(target.value)}
      options={prices.countries.map(({ code, name }) => [code, name])}
    />
  )
}

/** The visitor's, as the server takes it from the network, until another is chosen. */
function useCountry(): [string, (code: string) => void] {
  const { prices } = useWorkbench()
  const [chosen, choose] = useState<string>()
  const [presumed, setPresumed] = useState(prices.country)
  useEffect(() => {
    const ask = async () => {
      const answer = await fetch('/api/service/ipinfo', { cache: 'no-store' })
      const found: unknown = await answer.json()
      const row = prices.countries.find(({ code }) => isFor(code, found))
      if (row) setPresumed(row.code)
    }
    // The language's country stays where there is no answer.
    ask().catch(() => {})
  }, [prices])
  return [chosen ?? presumed, choose]
}

/** Whether the answer is this country, and not a default. */
const isFor = (code: string, found: unknown) =>
  typeof found === 'object' &&
  found !== null &&
  'country' in found &&
  found.country === code &&
  !('source' in found && found.source === 'default')

function useAmounts(materials: Materials, country: string) {
  const { lang, prices } = useWorkbench()
  const local = prices.countries.find(({ code }) => code === country) ?? prices.countries[0]
  if (!local) return { of: () => ['', ''], total: '' }
  const { currency } = local
  const cents = (value: number) => written(lang, value, { style: 'currency', currency })
  const { each, of, total } = hardwareAmounts(prices, local, materials)
  return {
    of(key: keyof Materials): string[] {
      const item = pricedItems.find((one) => one === key)
      return item ? [cents(each(item)), cents(of(item))] : ['', '']
    },
    total: formatMoney(lang, total, currency),
  }
}
