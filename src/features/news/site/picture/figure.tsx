import { Dimension } from '#src/drawings/plan/dimension.tsx'
import { FloorGrid } from '#src/drawings/plan/floor-grid.tsx'
import { measure } from '#src/drawings/plan/measure.ts'
import { PlanText } from '#src/drawings/plan/plan-text.tsx'
import { PlanView } from '#src/drawings/plan/plan-view.tsx'
import { brand } from '#src/brand/brand.ts'
import { localeOf, type Lang } from '#src/i18n/locales.ts'
import { fill } from '#src/i18n/translate.ts'
import { annotations, type CallOut } from './call-outs.ts'
import { drawings, floor, type PictureProps } from './picture.tsx'
import { pictureWords } from './messages/words.ts'
import { topicOf } from './topic.ts'
import styles from './figure.module.css'

const gridStep = 2

/** The drawing of an article at full width: numbered, dimensioned, and said in words beside it. */
export function Figure({ lang, item }: Pick<PictureProps, 'item'> & { lang: Lang }) {
  const topic = topicOf(item)
  const Drawing = drawings[topic]
  const { callOuts, dimension } = annotations[topic]
  const words = pictureWords[lang]
  const { caption, marks } = words.topics[topic]
  const locale = localeOf[lang]
  return (
    <figure className={styles.figure}>
      <div className={styles.drawing}>
        <PlanView {...floor} scale={28} light="paper">
          <FloorGrid {...floor} step={gridStep} />
          <Drawing seed={0} />
          <Dimension from={dimension[0]} to={dimension[1]} locale={locale} size={0.36} />
          {callOuts.map((callOut, index) => (
            <Balloon key={callOut.number.join()} {...callOut} text={String(index + 1)} />
          ))}
        </PlanView>
      </div>
      <figcaption className={styles.caption}>
        <p>{caption}</p>
        <ol>
          {marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
        <p className={styles.block}>
          <b>{brand.name}</b>
          <span>{words.plan}</span>
          <span>{fill(lang, words.grid, { length: measure(locale, gridStep, 'm', 2) })}</span>
          <span>{words.origin}</span>
        </p>
      </figcaption>
    </figure>
  )
}

function Balloon({ at, number: [x, y], text }: CallOut & { text: string }) {
  return (
    <>
      <path className={styles.leader} d={`M${at.join(' ')}L${x} ${y}`} />
      <circle className={styles.end} cx={at[0]} cy={at[1]} r=".12" />
      <g className={styles.balloon}>
        <circle cx={x} cy={y} />
        <PlanText x={x} y={y} anchor="middle" strong>
          {text}
        </PlanText>
      </g>
    </>
  )
}
