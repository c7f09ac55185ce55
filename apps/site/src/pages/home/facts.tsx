import type { ClaimKey } from '@repo/platform/facts/claim-list.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { floorLabels } from '@repo/pictures/floor/floor-labels.ts'
import { hallSize } from '@repo/pictures/floor/hall.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Content } from '@repo/platform/ui/section.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './facts.module.css'
import { homeWords as words } from '#words/index.ts'

const { updateRateHz, liveViewLatencyS, rangeM } = technology
const [longer, longest] = rangeM.withAntenna

interface Stated {
  claim: ClaimKey
  label: string
  value: string
}

/** What the picture is and what the radio can do, each claim with its condition. */
export function Facts({ lang }: { lang: Lang }) {
  const { hall, simulated, accuracy, rate, latency, range } = words[lang].facts
  const claims: readonly Stated[] = [
    { claim: 'accuracy', label: accuracy, value: floorLabels(lang).accuracyClaim },
    { claim: 'updateRate', ...rate, value: fill(lang, rate.value, { number: updateRateHz }) },
    {
      claim: 'liveView',
      ...latency,
      value: fill(lang, latency.value, { number: liveViewLatencyS }),
    },
    { claim: 'range', ...range, value: fill(lang, range.value, { number: rangeM.standard }) },
  ]
  return (
    <div className={styles.strip}>
      <Content>
        <Columns as="dl" className={styles.facts}>
          <div className={styles.hall}>
            <dt>{fill(lang, hall, hallSize)}</dt>
            <dd>{simulated}</dd>
          </div>
          {claims.map(({ claim, value, label }) => (
            <div key={claim} className={styles.fact}>
              <dt>
                {fill(lang, label, { longer, longest })}
                <ClaimNote lang={lang} claim={claim} />
              </dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Columns>
      </Content>
    </div>
  )
}
