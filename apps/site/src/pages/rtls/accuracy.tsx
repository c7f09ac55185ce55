import { paint } from '@repo/pictures/paint.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import type { Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Noted } from '@repo/platform/site/sections/footnotes.tsx'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { simulatorWords } from '@repo/hall/words/index.ts'
import { pathOf } from '@repo/platform/site/paths.ts'
import { ButtonLink } from '@repo/platform/ui/button.tsx'
import { Section } from '@repo/platform/ui/section.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './accuracy.module.css'
import { measured } from './figures.ts'
import { notes } from './notes.ts'
import { scatter, sigmaCm } from './scatter.ts'
import { rtlsWords as words } from '#words/index.ts'

const look = {
  cross: paint({ stroke: 'plan-slot' }),
  claim: paint({ fill: 'plan-live', fillOpacity: 0.08, stroke: 'plan-live', strokeWidth: 0.14 }),
  ring: paint({ fill: 'none', stroke: 'plan-slot', strokeDasharray: '0.4 0.3' }),
  fixes: paint({ fill: 'plan-live', fillOpacity: 0.65, stroke: 'none' }),
  truth: paint({ stroke: 'plan-edge', strokeWidth: 0.2 }),
}

const { accuracyCm } = technology
const reach = 17
const rings = [5, accuracyCm, 15]

/** Mean and standard deviation in centimetres, as the cited review has them. */
const laboratory = { rest: [1, 1], driving: [21, 13], mixed: [25, 9] } as const
/** Centimetres that installers accept for the place of an anchor. */
const surveyCm = 10

export function Accuracy({ lang }: { lang: Lang }) {
  const { title, best, moving, note } = words[lang].accuracy
  const accuracy = measured(lang, accuracyCm, 'cm')
  const fixes = scatter()
  const spread = ([mean, deviation]: readonly [number, number]) =>
    `${formatNumber(lang, mean)} ± ${measured(lang, deviation, 'cm')}`
  return (
    <Section ground="paper-2" id="accuracy">
      <Columns widths="1-1" from="large" gap="500 800" align="center" className={styles.columns}>
        <div className={styles.picture}>
          <Scatter lang={lang} fixes={fixes} />
        </div>
        <Stack gap="250" className={styles.words}>
          <h2 id="accuracy-title">{fill(lang, title, { accuracy })}</h2>
          <p>
            <Noted
              text={fill(lang, best, { survey: measured(lang, surveyCm, 'cm') })}
              notes={notes}
            />
          </p>
          <p>
            <Noted
              text={fill(lang, moving, {
                rest: spread(laboratory.rest),
                driving: spread(laboratory.driving),
                mixed: spread(laboratory.mixed),
              })}
              notes={notes}
            />
          </p>
          <Text size="small" tone="muted" ruled>
            {fill(lang, note, {
              count: fixes.length,
              inside: fixes.filter(([x, y]) => Math.hypot(x, y) <= accuracyCm).length,
              sigma: measured(lang, sigmaCm, 'cm', 1),
            })}
          </Text>
          <Row as="p" data-screen-only>
            <ButtonLink variant="ghost" href={pathOf(lang, 'simulator')}>
              {simulatorWords[lang].start.own}
            </ButtonLink>
          </Row>
        </Stack>
      </Columns>
    </Section>
  )
}

interface ScatterProps {
  lang: Lang
  fixes: readonly (readonly [x: number, y: number])[]
}

/** The simulated positions around the true one. */
function Scatter({ lang, fixes }: ScatterProps) {
  return (
    <PlanView
      left={-reach}
      top={-reach}
      width={reach * 2}
      height={reach * 2}
      scale={14}
      light="paper"
    >
      <path {...look.cross} d={`M-${reach} 0h${reach * 2}M0-${reach}v${reach * 2}`} />
      {rings.map((radius) => (
        <circle key={radius} {...(radius === accuracyCm ? look.claim : look.ring)} r={radius} />
      ))}
      <g {...look.fixes}>
        {fixes.map(([x, y], index) => (
          <circle key={index} cx={x} cy={y} r={0.22} />
        ))}
      </g>
      <path {...look.truth} d="M-1 0h2M0-1v2" />
      {rings.map((radius) => (
        <PlanText
          key={radius}
          x={radius * Math.SQRT1_2 + 0.5}
          y={-radius * Math.SQRT1_2 - 0.3}
          tone={radius === accuracyCm ? 'live' : 'quiet'}
          strong
          halo={0.5}
        >
          {measured(lang, radius, 'cm')}
        </PlanText>
      ))}
    </PlanView>
  )
}
