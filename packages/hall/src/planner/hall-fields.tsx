import type { Lang } from '@repo/platform/i18n/locales.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import styles from './object-list.module.css'
import { plannerWords as words } from '#words/index.ts'

/** The building itself. */
export function HallFields({ lang }: { lang: Lang }) {
  const { hall, fields } = words[lang]
  return (
    <details className={styles.kind} data-hall="">
      <summary>
        {hall.title} <Text as="span" size="small" tone="muted" data-area="" />
      </summary>
      <div className={styles.fields}>
        <Field id="plan-name" name="name" label={hall.name} maxLength={200} autoComplete="off" />
        {(['ceiling', 'tagHeight', 'width', 'depth'] as const).map((name) => (
          <Field
            key={name}
            id={`plan-${name}`}
            name={name}
            label={hall[name]}
            unit="m"
            type="number"
            step="any"
            inputMode="decimal"
          />
        ))}
        <Text as="fieldset" across>
          <legend>{fields.corners}</legend>
          <ol data-corners="" />
        </Text>
        <p data-wrong="" className={styles.wrong} />
      </div>
    </details>
  )
}

/** Everything else of the hall is drawn or added afterwards. */
export function EmptyHallButton({ lang }: { lang: Lang }) {
  return (
    <Button size="small" variant="ghost" data-anew="">
      {words[lang].hall.anew}
    </Button>
  )
}
