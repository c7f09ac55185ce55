import type { ReactNode } from 'react'
import type { Dictionaries } from '#src/i18n/translate.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import { AccessControl } from '#src/ui/modules/access-control.tsx'
import { Alerts } from '#src/ui/modules/alerts.tsx'
import { Analytics } from '#src/ui/modules/analytics.tsx'
import { AutomatedReports } from '#src/ui/modules/automated-reports.tsx'
import { CollisionAlerts } from '#src/ui/modules/collision-alerts.tsx'
import { DigitalTwin } from '#src/ui/modules/digital-twin.tsx'
import { FifoCompliance } from '#src/ui/modules/fifo-compliance.tsx'
import { Geofencing } from '#src/ui/modules/geofencing.tsx'
import { HeatMaps } from '#src/ui/modules/heat-maps.tsx'
import { ModuleTile } from '#src/ui/modules/module-tile.tsx'
import { SafetyChecklists } from '#src/ui/modules/safety-checklists.tsx'
import { SpeedZones } from '#src/ui/modules/speed-zones.tsx'
import type { Translated } from '#src/i18n/translated.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import { pt } from './messages/pt.ts'
import styles from './module-wall.module.css'

const dictionaries: Dictionaries<Translated<typeof en>> = { en, de, es, fr, it, pt }

interface ModuleWallProps {
  lang: Lang
  /** The picture of the hall in the digital-twin tile. */
  twin: ReactNode
}

export function ModuleWall({ lang, twin }: ModuleWallProps) {
  const t = dictionaries[lang]
  const locale = localeOf[lang]
  return (
    <section className={styles.section} data-ground="ink" aria-labelledby="modules">
      <div className={styles.head}>
        <h2 id="modules">{t.heading}</h2>
        <p>{t.intro}</p>
      </div>
      <div className={styles.wall}>
        <ModuleTile className={styles.twin} {...t.twin}>
          <DigitalTwin labels={t.twin.labels} locale={locale}>
            {twin}
          </DigitalTwin>
        </ModuleTile>
        <ModuleTile className={styles.alerts} {...t.alerts}>
          <Alerts labels={t.alerts.labels} locale={locale} />
        </ModuleTile>
        <ModuleTile className={styles.geofencing} {...t.geofencing}>
          <Geofencing labels={t.geofencing.labels} locale={locale} />
        </ModuleTile>
        <ModuleTile className={styles.speed} {...t.speed}>
          <SpeedZones labels={t.speed.labels} locale={locale} />
        </ModuleTile>
        <ModuleTile className={styles.access} {...t.access}>
          <AccessControl labels={t.access.labels} />
        </ModuleTile>
        <ModuleTile className={styles.collision} {...t.collision}>
          <CollisionAlerts labels={t.collision.labels} locale={locale} />
        </ModuleTile>
        <ModuleTile className={styles.heat} {...t.heat}>
          <HeatMaps labels={t.heat.labels} locale={locale} />
        </ModuleTile>
        <ModuleTile className={styles.analytics} {...t.analytics}>
          <Analytics labels={t.analytics.labels} locale={locale} />
        </ModuleTile>
        <ModuleTile className={styles.checklists} {...t.checklists}>
          <SafetyChecklists labels={t.checklists.labels} locale={locale} />
        </ModuleTile>
        <ModuleTile className={styles.fifo} {...t.fifo}>
          <FifoCompliance labels={t.fifo.labels} locale={locale} />
        </ModuleTile>
        <ModuleTile className={styles.reports} {...t.reports}>
          <AutomatedReports labels={t.reports.labels} locale={locale} />
        </ModuleTile>
      </div>
    </section>
  )
}
