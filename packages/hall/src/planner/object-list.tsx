import type { Lang } from '@repo/platform/i18n/locales.ts'
import type { PlanList } from '#src/model/problems.ts'
import { Button } from '@repo/platform/ui/button.tsx'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { Select } from '@repo/platform/ui/select.tsx'
import { fieldId, objectFields, type ObjectField } from './object-fields.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import { Columns } from '@repo/platform/ui/layout/columns.tsx'
import styles from './object-list.module.css'
import { plannerWords as words } from '#words/index.ts'

/** Each kind of thing with its things; `start-object-list.ts` fills the kind that is open. */
export function ObjectList({ lang }: { lang: Lang }) {
  const { title, kinds } = words[lang].lists
  return (
    <section aria-labelledby="plan-objects">
      <h3 id="plan-objects" className={styles.title}>
        {title}
      </h3>
      {(Object.keys(kinds) as PlanList[]).map((list) => (
        <Kind key={list} lang={lang} list={list} />
      ))}
      <template data-row="">
        <li>
          <button type="button" className={styles.row} aria-expanded="false">
            {title}
          </button>
        </li>
      </template>
      <CornerTemplate lang={lang} />
    </section>
  )
}

function Kind({ lang, list }: { lang: Lang; list: PlanList }) {
  const { kinds, add, earlier, later } = words[lang].lists
  const { corners } = words[lang].fields
  return (
    <details className={styles.kind} name="plan-lists" data-list={list}>
      <summary>
        {kinds[list]} <Text as="span" size="small" tone="muted" data-count="" />
      </summary>
      <ol data-rows="" className={styles.rows} />
      <Row
        as="p"
        unbroken
        justify="between"
        gap="100"
        align="center"
        data-pages=""
        className={styles.pages}
        hidden
      >
        <Button size="small" variant="ghost" data-earlier="">
          {earlier}
        </Button>
        <span data-span="" />
        <Button size="small" variant="ghost" data-later="">
          {later}
        </Button>
      </Row>
      <Button size="small" variant="ghost" data-add="">
        {add[list]}
      </Button>
      <div data-fields="" className={styles.fields} hidden>
        {objectFields[list].map((field) => (
          <FieldOf key={field.name} lang={lang} list={list} field={field} />
        ))}
        {(list === 'zones' || list === 'staging') && (
          <Text as="fieldset" across>
            <legend>{corners}</legend>
            <ol data-corners="" />
          </Text>
        )}
        <p data-wrong="" className={styles.wrong} />
        <Button size="small" variant="ghost" data-remove="" />
      </div>
    </details>
  )
}

interface FieldOfProps {
  lang: Lang
  list: PlanList
  field: ObjectField
}

function FieldOf({ lang, list, field }: FieldOfProps) {
  const { fields, tools } = words[lang]
  const { name, unit, choices, label: named } = field
  const labels: Readonly<Record<string, unknown>> = fields
  const label = String(labels[named ?? name])
  const id = fieldId(list, name)
  if (unit)
    return (
      <Field
        id={id}
        name={name}
        label={label}
        unit={unit}
        type="number"
        step="any"
        inputMode="decimal"
      />
    )
  if (!choices) return <Checkbox id={id} name={name} label={label} />
  const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    orientation: fields.orientations,
    direction: fields.directions,
    kind: tools,
  }
  return (
    <Select
      id={id}
      name={name}
      label={label}
      options={choices.map((one) => [String(one), texts[name]?.[one] ?? `${one}\u00a0m`])}
    />
  )
}

/** Its texts hold the corner's number as well, once the script has set them. */
function CornerTemplate({ lang }: { lang: Lang }) {
  const { x, y } = words[lang].fields
  return (
    <template data-corner="">
      <Columns as="li" gap="075" align="center" above="075" className={styles.corner}>
        <span />
        {[x, y].map((label) => (
          <input
            key={label}
            type="number"
            step="any"
            inputMode="decimal"
            className={styles.number}
            aria-label={label}
          />
        ))}
        <button type="button" className={styles.small}>
          +
        </button>
        <button type="button" className={styles.small}>
          −
        </button>
      </Columns>
    </template>
  )
}
