import type { ReactNode } from 'react'
import { technology } from '@repo/platform/facts/claims.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { AccessControl } from './access-control.tsx'
import { Alerts } from './alerts.tsx'
import { Analytics } from './analytics.tsx'
import { AutomatedReports } from './automated-reports.tsx'
import { CollisionAlerts } from './collision-alerts.tsx'
import { DigitalTwin } from './digital-twin.tsx'
import { FifoCompliance } from './fifo-compliance.tsx'
import { Geofencing } from './geofencing.tsx'
import { HeatMaps } from './heat-maps.tsx'
import { SafetyChecklists } from './safety-checklists.tsx'
import { SpeedZones } from './speed-zones.tsx'
import { floorLabels } from '../floor/floor-labels.ts'
import { modulesWords, type ModulesWords } from '#words/index.ts'
import { keysOf } from '@repo/platform/values/records.ts'

interface ModuleScreen {
  key: keyof ModulesWords
  name: string
  line: string
  screen: ReactNode
}

/** The eleven modules in the order of the wall; `twin` is the picture in the digital twin. */
export function moduleScreens(lang: Lang, twin: ReactNode): readonly ModuleScreen[] {
  const t = modulesWords[lang]
  const locale = localeOf[lang]
  const seconds = technology.liveViewLatencyS
  const minutes = technology.analyticsLatencyMin
  const twinLabels = { ...t.twin.labels, latency: fill(lang, t.twin.labels.latency, { seconds }) }
  const screens: Record<keyof ModulesWords, ReactNode> = {
    twin: (
      <DigitalTwin labels={twinLabels} locale={locale}>
        {twin}
      </DigitalTwin>
    ),
    alerts: <Alerts labels={t.alerts.labels} live={floorLabels(lang).live} locale={locale} />,
    geofencing: <Geofencing labels={t.geofencing.labels} locale={locale} />,
    speed: <SpeedZones labels={t.speed.labels} locale={locale} />,
    access: <AccessControl labels={t.access.labels} />,
    collision: <CollisionAlerts labels={t.collision.labels} locale={locale} />,
    heat: <HeatMaps labels={t.heat.labels} locale={locale} />,
    analytics: <Analytics labels={t.analytics.labels} locale={locale} />,
    checklists: <SafetyChecklists labels={t.checklists.labels} locale={locale} />,
    fifo: <FifoCompliance labels={t.fifo.labels} locale={locale} />,
    reports: <AutomatedReports labels={t.reports.labels} locale={locale} />,
  }
  const keys = keysOf(screens)
  return keys.map((key) => ({
    key,
    name: t[key].name,
    line: fill(lang, t[key].line, { minutes }),
    screen: screens[key],
  }))
}
