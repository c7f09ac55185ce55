import { VoltageScale, VoltageTicks } from '@repo/pictures/section/voltage-scale.tsx'
import { fitsDirectly, truckVoltages } from '@repo/platform/facts/truck-voltages.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { figures } from './figures.ts'
import { notes } from './notes.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import styles from './voltages.module.css'
import { connectivityWords as words } from '#words/index.ts'

/** Which battery of a truck feeds an input of 9–36 V directly. */
export function Voltages({ lang }: { lang: Lang }) {
  const { title, lead, caption, voltage, scale, fit, ...rest } = words[lang].voltages
  const { direct, converter, note } = rest
  const text = (message: string) => fill(lang, message, figures(lang))
  return (
    <Section id="voltages" title={title} lead={<p>{text(lead)}</p>}>
      <Table className={styles.table}>
        <caption>{text(caption)}</caption>
        <thead>
          <tr>
            <th scope="col">
              <Noted text={voltage} notes={notes} />
            </th>
            <th scope="col" className={styles.scale}>
              {scale}
              <VoltageTicks />
            </th>
            <th scope="col">{fit}</th>
          </tr>
        </thead>
        <tbody>
          {truckVoltages.map((volts) => (
            <tr key={volts} className={fitsDirectly(volts) ? styles.direct : undefined}>
              <th scope="row">{`${volts}\u00a0V`}</th>
              <td className={styles.scale}>
                <VoltageScale volts={volts} />
              </td>
              <td>{fitsDirectly(volts) ? direct : converter}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Text size="compact" tone="muted" measure="sentence" above="250">
        {note}
      </Text>
    </Section>
  )
}
