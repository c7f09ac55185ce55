import { technology } from '#src/facts/claims.ts'
import type { Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { hallSize } from '#src/drawings/floor/hall.ts'
import { Content } from '#src/ui/section.tsx'
import styles from './facts.module.css'
import { words } from './words.ts'

const { accuracyCm, updateRateHz, liveViewLatencyS, rangeM } = technology
const [longer, longest] = rangeM.withAntenna

/** What the picture is and what the radio can do, each claim with its condition. */
export function Facts({ lang }: { lang: Lang }) {
  const { hall, simulated, accuracy, rate, latency, range } = words[lang].facts
  const claims = [
    { ...accuracy, number: accuracyCm },
    { ...rate, number: updateRateHz },
    { ...latency, number: liveViewLatencyS },
    { ...range, number: rangeM.standard },
  ]
  return (
    <div className={styles.strip}>
      <Content>
        <dl className={styles.facts}>
          <div className={styles.hall}>
            <dt>{fill(lang, hall, hallSize)}</dt>
            <dd>{simulated}</dd>
          </div>
          {claims.map(({ value, label, number }) => (
            <div key={value} className={styles.fact}>
              <dt>{fill(lang, label, { longer, longest })}</dt>
              <dd>{fill(lang, value, { number })}</dd>
            </div>
          ))}
        </dl>
      </Content>
    </div>
  )
}
