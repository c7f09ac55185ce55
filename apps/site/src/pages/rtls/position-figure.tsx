import { localeOf, type Lang } from '@repo/platform/i18n/locales.ts'
import { colon } from '@repo/platform/i18n/signs.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { VisuallyHidden } from '@repo/platform/ui/visually-hidden.tsx'
import { measured } from './figures.ts'
import { sizeOf } from './moving.ts'
import { PositionDrawing } from './position-drawing.tsx'
import { enlarged, partsOf, type PositionData } from './position-parts.ts'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Stack } from '@repo/platform/ui/layout/stack.tsx'
import styles from './position.module.css'
import { hall, start } from './scene.ts'
import { rtlsWords as words } from '#words/index.ts'

/** The position explained: drawn for the state at the start, and moved by `position.browser.ts`. */
export function PositionFigure({ lang }: { lang: Lang }) {
  const { title, caption, limits, classes, noError, ...said } = words[lang].position
  const data: PositionData = { locale: localeOf[lang], hall, start, classes, noError }
  const parts = partsOf(data, start)
  const [error, name, ...counts] = parts.slice(-5).map(([, text]) => text)
  const [width, height] = sizeOf(hall)
  return (
    <Columns
      as="figure"
      widths="2-1"
      from="large"
      aria-labelledby="position-title"
      className={styles.figure}
      data-enhance="position"
      data-position={JSON.stringify(data)}
    >
      <div className={styles.drawing}>
        <PositionDrawing parts={parts} locale={data.locale} />
        <div role="application" aria-label={said.handles} aria-describedby="position-help" hidden>
          <button type="button" className={styles.handle} aria-label={said.tag} data-move="tag" />
          <button type="button" className={styles.handle} aria-label={said.wall} data-move="wall" />
        </div>
      </div>
      <figcaption className={styles.words}>
        <div className={styles.caption}>
          <Text as="h2" size="title" id="position-title">
            {title}
          </Text>
          <p className={styles.error}>
            <span data-said="">
              {said.error}
              {colon(lang)}
              <b data-part="">{error}</b>
            </span>
            <Text as="small" tone="muted">
              {said.sigma}
            </Text>
          </p>
          <p data-said="">
            {said.class}
            {colon(lang)}
            <b data-part="">{name}</b>
          </p>
          <Stack as="ul" gap="075" className={styles.legend}>
            {(['sight', 'shadowed', 'blocked'] as const).map((sight, index) => (
              <li key={sight} data-sight={sight} data-said="">
                <span>{said[sight]}</span> <b data-part="">{counts[index]}</b>
              </li>
            ))}
          </Stack>
          <Text ruled id="position-help" data-screen-only hidden>
            {said.help}
          </Text>
          <VisuallyHidden>
            <span role="status" />
          </VisuallyHidden>
        </div>
        <Text size="small" tone="muted" across className={styles.note}>
          {fill(lang, caption, {
            width: measured(lang, width, 'm'),
            height: measured(lang, height, 'm'),
            anchors: measured(lang, hall.anchors[0]?.z ?? 0, 'm'),
            tag: measured(lang, hall.tagHeight, 'm', 1),
            times: enlarged,
          })}{' '}
          {limits}
        </Text>
      </figcaption>
    </Columns>
  )
}
