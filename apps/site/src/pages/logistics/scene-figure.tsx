import { lightClass } from '@repo/pictures/plan/light.ts'
import { PlanCrop } from '@repo/pictures/plan/plan-view.tsx'
import { FifoComplianceScene } from '@repo/pictures/scenes/fifo-compliance.tsx'
import { FleetMaintenanceScene } from '@repo/pictures/scenes/fleet-maintenance.tsx'
import { FleetRightSizingScene } from '@repo/pictures/scenes/fleet-right-sizing.tsx'
import { FleetSafetyScene } from '@repo/pictures/scenes/fleet-safety.tsx'
import { PerformanceMonitoringScene } from '@repo/pictures/scenes/performance-monitoring.tsx'
import { scenes } from '@repo/pictures/scenes/plans.ts'
import { SpeedStrip } from '@repo/pictures/scenes/speed-strip.tsx'
import { StockManagementScene } from '@repo/pictures/scenes/stock-management.tsx'
import type { UseCase } from '@repo/platform/facts/use-cases.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './scene-figure.module.css'
import { filled } from './texts.ts'
import { logisticsWords as words } from '#words/index.ts'

interface SceneProps {
  lang: Lang
  useCase: UseCase
}

/** The picture of a use case at night; `logistics.browser.ts` lets it run. */
export function SceneFigure({ lang, useCase }: SceneProps) {
  const { questions, sample } = words[lang]
  const { verb, scene } = questions[useCase]
  return (
    <figure>
      <div
        className={`${styles.frame} ${lightClass.night}`}
        data-scene={JSON.stringify(scenes[useCase])}
        data-locale={localeOf[lang]}
      >
        <div className={styles[cropOf[useCase]]}>
          <PlanCrop>
            <Drawing lang={lang} useCase={useCase} />
          </PlanCrop>
        </div>
        {useCase === 'fleet-safety' && <Speeds lang={lang} />}
      </div>
      <Text as="figcaption" size="small" tone="muted" above="150" className={styles.caption}>
        <Text as="b" tone="strong" weight="strong">
          {verb}
        </Text>{' '}
        {filled(lang, scene)} {sample}
      </Text>
    </figure>
  )
}

/** Which part stays where the window is narrower than the drawing. */
const cropOf: Readonly<Record<UseCase, 'middle' | 'start' | 'end'>> = {
  'fleet-safety': 'middle',
  'fleet-maintenance': 'middle',
  'stock-management': 'middle',
  'performance-monitoring': 'middle',
  'fleet-right-sizing': 'end',
  'fifo-compliance': 'start',
}

function Speeds({ lang }: { lang: Lang }) {
  const { labels, questions } = words[lang]
  return (
    <div className={styles.speeds}>
      <p>{questions['fleet-safety'].chart}</p>
      <SpeedStrip labels={labels} locale={localeOf[lang]} />
    </div>
  )
}

function Drawing({ lang, useCase }: SceneProps) {
  const { labels } = words[lang]
  const locale = localeOf[lang]
  switch (useCase) {
    case 'fleet-safety':
      return <FleetSafetyScene labels={labels} locale={locale} />
    case 'fleet-maintenance':
      return <FleetMaintenanceScene labels={labels} locale={locale} />
    case 'stock-management':
      return <StockManagementScene labels={labels} locale={locale} />
    case 'performance-monitoring':
      return <PerformanceMonitoringScene labels={labels} />
    case 'fleet-right-sizing':
      return <FleetRightSizingScene labels={{ ...labels, parked: filled(lang, labels.parked) }} />
    case 'fifo-compliance':
      return <FifoComplianceScene labels={labels} locale={locale} />
  }
}
