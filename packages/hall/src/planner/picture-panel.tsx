import type { Lang } from '@repo/platform/i18n/locales.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './object-list.module.css'
import { plannerWords as words } from '#words/index.ts'
import { largestPicture } from './traced-picture.ts'

/** A drawing of the hall that one draws over. */
export function PicturePanel({ lang }: { lang: Lang }) {
  const { picture } = words[lang]
  const lead = fill(lang, picture.lead, { most: formatNumber(lang, largestPicture / 1_000_000) })
  const metres = { unit: 'm', type: 'number', step: 'any', inputMode: 'decimal' } as const
  return (
    <details className={styles.kind} data-picture="">
      <summary>{picture.title}</summary>
      <Field
        id="picture-file"
        name="picture"
        label={picture.file}
        hint={lead}
        type="file"
        accept="image/png,image/jpeg,image/webp"
      />
      <div data-settings="" className={styles.fields} hidden>
        <Field
          id="picture-opacity"
          name="opacity"
          label={picture.opacity}
          type="range"
          min={0.1}
          max={1}
          step={0.05}
        />
        <Button size="small" variant="ghost" data-remove="">
          {picture.remove}
        </Button>
        <Field id="picture-left" name="left" label={picture.left} {...metres} />
        <Field id="picture-bottom" name="bottom" label={picture.bottom} {...metres} />
        <Text as="div" across>
          <Button size="small" variant="ghost" data-scale="">
            {picture.scale}
          </Button>
          <p>{picture.scaleHint}</p>
          <p role="status" data-points="" />
        </Text>
        <Field id="picture-distance" name="distance" label={picture.distance} {...metres} />
        <Button size="small" variant="ink" data-apply="">
          {picture.apply}
        </Button>
      </div>
    </details>
  )
}
