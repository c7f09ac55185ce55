import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Table } from '@repo/platform/ui/layout/table.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import styles from './chart.module.css'
import { sides, steps, type Part } from './steps.ts'
import { partnersWords as words } from '#words/index.ts'
import { keysOf } from '@repo/platform/values/records.ts'

const stepNames = keysOf(steps)

/** Step by step, who leads it, who can take it on, and who contributes. */
export function Chart({ lang }: { lang: Lang }) {
  const { title, lead, step, result, names, sides: sideNames } = words[lang].chart
  return (
    <Section title={title} lead={<p>{lead}</p>}>
      <Table size="compact" cards="own" className={styles.chart} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{step}</th>
            {sides.map((side) => (
              <th key={side} scope="col">
                {sideNames[side]}
              </th>
            ))}
            <th scope="col">{result}</th>
          </tr>
        </thead>
        <tbody>
          {stepNames.map((name) => (
            <tr key={name}>
              <th scope="row">{names[name][0]}</th>
              {steps[name].map((part, index) => (
                <td key={sides[index]}>
                  <Mark lang={lang} part={part} />
                </td>
              ))}
              <td>{names[name][1]}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  )
}

function Mark({ lang, part }: { lang: Lang; part: Part }) {
  return <span className={styles[part]}>{words[lang].chart.parts[part]}</span>
}
