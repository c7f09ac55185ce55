import { planningConstants } from '#src/model/constants.ts'
import type { Materials } from '#src/model/materials.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { materialLengths, materialRows } from '../placement/material-rows.ts'
import { defaultHall, defaultTrucks } from './default-hall.ts'
import { whatIf } from './default-placement.ts'
import { FiguresTable } from './figures-table.tsx'
import { hallFigures, measured } from './figures.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './tables.module.css'
import { simulatorWords as words } from '#words/index.ts'

const changes = ['generated', 'ranging', 'ceiling', 'racks', 'antenna'] as const

/** What the building changes about the anchors, and what they need around them. */
export function Building({ lang }: { lang: Lang }) {
  return (
    <Columns widths="7-5" from="large" gap="600 800" className={styles.parts}>
      <WhatIf lang={lang} />
      <BillOfMaterials lang={lang} />
    </Columns>
  )
}

function WhatIf({ lang }: { lang: Lang }) {
  const { title, lead, change, anchors, rows } = words[lang].building
  const figures = hallFigures(lang)
  return (
    <div>
      <h3>{title}</h3>
      <p>{lead}</p>
      <FiguresTable
        label={title}
        head={[change, anchors]}
        numbers={1}
        rows={changes.map((key) => ({
          key,
          cells: [fill(lang, rows[key], figures), formatNumber(lang, whatIf[key])],
        }))}
      />
    </div>
  )
}

function BillOfMaterials({ lang }: { lang: Lang }) {
  const { title, lead, item, rows, note, plan } = words[lang].materials
  const { placed } = defaultHall()
  const { longestCable } = hallFigures(lang)
  const written = (of: Materials, key: (typeof materialRows)[number]) =>
    materialLengths.has(key) ? measured(lang, of[key], 'm') : formatNumber(lang, of[key])
  return (
    <div>
      <h3>{title}</h3>
      <p>{fill(lang, lead, { trucks: defaultTrucks })}</p>
      <FiguresTable
        label={title}
        head={[item, plan]}
        numbers={1}
        rows={materialRows.map((key) => ({
          key,
          isPart: key === 'further',
          cells: [
            fill(lang, rows[key], {
              limit: longestCable,
              spare: Math.ceil(planningConstants.spareTags * defaultTrucks),
            }),
            written(placed.materials, key),
          ],
        }))}
      />
      <Text size="compact" tone="muted" measure="prose" above="250">
        {fill(lang, note, { limit: longestCable })}
      </Text>
    </div>
  )
}
