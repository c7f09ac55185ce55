import type { ReactNode } from 'react'
import {
  BackupPicture,
  LivePicture,
  PulsePicture,
  ReportPicture,
} from '@repo/pictures/time-axis/age-pictures.tsx'
import { TimeAxis } from '@repo/pictures/time-axis/time-axis.tsx'
import type { ClaimKey } from '@repo/platform/facts/claim-list.ts'
import { technology } from '@repo/platform/facts/claims.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { ClaimNote } from '@repo/platform/site/sections/claim-note.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Facts } from '@repo/platform/ui/layout/facts.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './ages.module.css'
import { figures, movedM } from './figures.ts'
import { iotPlatformWords as words } from '#words/index.ts'

const [minute, hour, day] = [60, 3_600, 86_400]
const live = technology.liveViewLatencyS
const analytics = technology.analyticsLatencyMin * minute

/** What exists of one position, and who sees what of it, 0 s, 3 s, 5 min and a day after its pulse. */
export function Ages({ lang }: { lang: Lang }) {
  const { lead, axis, items, exists, seen, picture, ...rest } = words[lang].ages
  const values = figures(lang)
  const text = (message: string) => fill(lang, message, values)
  const ages: readonly (readonly [keyof typeof items, string, ReactNode, ClaimKey?])[] = [
    ['pulse', '0\u00a0s', <PulsePicture key="pulse" />],
    [
      'live',
      values.live,
      <LivePicture key="live" locale={localeOf[lang]} moved={movedM} {...picture} />,
      'liveView',
    ],
    ['analytics', values.analytics, <ReportPicture key="analytics" />, 'analytics'],
    ['backup', values.aDay, <BackupPicture key="backup" />],
  ]
  return (
    <Stack gap="500" className={styles.path}>
      <div className={styles.axis}>
        <TimeAxis
          latencies={[
            { name: text(rest.liveView), seconds: live },
            { name: text(rest.analytics), seconds: analytics },
            { name: rest.backup, seconds: day },
          ]}
          labels={[
            [0, '0'],
            [live, values.live],
            [30, '30\u00a0s'],
            [analytics, values.analytics],
            [hour, '1\u00a0h'],
            [day, values.aDay],
          ]}
        />
        <Text size="small" tone="muted" above="050">
          {axis}. {text(lead)}
        </Text>
      </div>
      <ol className={styles.ages}>
        {ages.map(([age, time, drawing, claim]) => (
          <Columns as="li" gap="200" key={age} together className={styles.age}>
            <h2>{time}</h2>
            <div className={styles.picture}>{drawing}</div>
            <Facts terms="small">
              <dt>{exists}</dt>
              <dd>{items[age].exists}</dd>
              <dt>{seen}</dt>
              <dd>
                {text(items[age].seen)}
                {claim && <ClaimNote lang={lang} claim={claim} />}
              </dd>
            </Facts>
          </Columns>
        ))}
      </ol>
    </Stack>
  )
}
