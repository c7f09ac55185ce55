import { paint } from '@repo/pictures/paint.ts'
import { onMap } from '@repo/pictures/maps/azimuthal.ts'
import { westCoast } from '@repo/pictures/maps/west-coast.ts'
import { round, type Point } from '@repo/pictures/plan/geometry.ts'
import { measure } from '@repo/pictures/plan/measure.ts'
import { PlanText } from '@repo/pictures/plan/plan-text.tsx'
import { PlanView } from '@repo/pictures/plan/plan-view.tsx'
import { TitleBlock } from '@repo/pictures/plan/title-block.tsx'
import { cities, officesDistanceKm } from '@repo/platform/facts/offices.ts'
import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { siteWords } from '@repo/platform/words/index.ts'
import { Section } from '@repo/platform/ui/section.tsx'
import { List } from '@repo/platform/ui/layout/list.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './line.module.css'
import { aboutWords as words } from '#words/index.ts'

const look = {
  land: paint({ fill: 'ground', stroke: 'field-border', strokeLinejoin: 'round' }),
  graticule: paint({ fill: 'none', stroke: 'hairline-strong', strokeDasharray: '14 10' }),
  line: paint({ stroke: 'live', strokeWidth: 6 }),
  ticks: paint({ fill: 'none', stroke: 'text' }),
  city: paint({ fill: 'text', stroke: 'surface', strokeWidth: 5 }),
  bar: paint({ fill: 'none', stroke: 'text' }),
}

/** Kilometres of the map. */
const view = { left: -500, top: -800, width: 1240, height: 1600 } as const
const barKm = 500

/** The two offices on one scale. */
export function Line({ lang }: { lang: Lang }) {
  const { title, text, steps: way, caption, credit } = words[lang].line
  const locale = localeOf[lang]
  const distance = measure(locale, officesDistanceKm, 'km')
  return (
    <Section
      id="line"
      ground="paper-2"
      title={title}
      lead={
        <>
          <p>{text}</p>
          <Text as="h3" size="title" tone="text" above="400">
            {way.lead}
          </Text>
          <List numbered>
            {way.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </List>
        </>
      }
      beside={
        <figure className={styles.figure}>
          <Map lang={lang} distance={distance} bar={measure(locale, barKm, 'km')} />
          <figcaption>
            <TitleBlock lines={[fill(lang, caption, { distance }), credit]} />
          </figcaption>
        </figure>
      }
    />
  )
}

function Map({ lang, distance, bar }: { lang: Lang; distance: string; bar: string }) {
  const { frame } = siteWords[lang]
  const [lisbon, london] = [onMap(cities.lisbon), onMap(cities.london)]
  const turn = (Math.atan2(london[1] - lisbon[1], london[0] - lisbon[0]) * 180) / Math.PI
  // In the Bay of Biscay's latitude, where no coast crosses it.
  const barAt: Point = [view.left + 20, -230]
  return (
    <PlanView {...view} scale={0.32} light="paper">
      <path {...look.land} d={westCoast} />
      <path {...look.graticule} d={graticule} />
      {parallels.map((latitude) => (
        <PlanText
          key={latitude}
          x={view.left + view.width - 20}
          y={onMap({ latitude, longitude: east })[1] - 14}
          anchor="end"
          tone="quiet"
          halo={12}
        >
          {`${latitude}°\u00a0N`}
        </PlanText>
      ))}
      <path {...look.line} d={`M${lisbon.join(' ')}L${london.join(' ')}`} />
      <path {...look.ticks} d={ticks(lisbon, london)} />
      <PlanText
        x={(lisbon[0] + london[0]) / 2 - 34}
        y={(lisbon[1] + london[1]) / 2 - 16}
        anchor="middle"
        turn={turn}
        halo={16}
        strong
      >
        {distance}
      </PlanText>
      {[lisbon, london].map((city) => (
        <circle key={city.join()} {...look.city} cx={city[0]} cy={city[1]} r="15" />
      ))}
      <PlanText x={lisbon[0] + 36} y={lisbon[1] + 30} strong halo={12}>
        {frame.lisbon}
      </PlanText>
      <PlanText x={london[0] - 34} y={london[1] - 16} anchor="end" strong halo={12}>
        {frame.london}
      </PlanText>
      <path {...look.bar} d={`M${barAt.join(' ')}m0-20v20h${barKm}v-20m${-barKm / 2} 20v-12`} />
      <PlanText x={barAt[0] + barKm / 2} y={barAt[1] - 34} anchor="middle">
        {bar}
      </PlanText>
    </PlanView>
  )
}

const parallels = [40, 45, 50] as const
const meridians = [-10, -5, 0, 5] as const
/** Degrees of longitude at which the parallels are named: at the right edge. */
const east = 3.5

/** Every five degrees, drawn in steps of one. */
const graticule = [
  ...parallels.map((latitude) => steps(-16, 10).map((longitude) => onMap({ latitude, longitude }))),
  ...meridians.map((longitude) => steps(35, 56).map((latitude) => onMap({ latitude, longitude }))),
]
  .map((points) => `M${points.map((point) => point.map(Math.round).join(' ')).join('L')}`)
  .join('')

function steps(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index)
}

/** One every hundred kilometres, across the line. */
function ticks([fromX, fromY]: Point, [toX, toY]: Point): string {
  const length = Math.hypot(toX - fromX, toY - fromY)
  const [dx, dy] = [(toX - fromX) / length, (toY - fromY) / length]
  return Array.from({ length: Math.floor(length / 100) }, (_, index) => {
    const way = (index + 1) * 100
    const half = way % 500 === 0 ? 22 : 11
    const [x, y] = [fromX + dx * way - dy * half, fromY + dy * way + dx * half]
    return `M${round(x)} ${round(y)}l${round(dy * half * 2)} ${round(-dx * half * 2)}`
  }).join('')
}
