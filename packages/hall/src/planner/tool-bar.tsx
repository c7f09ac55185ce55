import type { Lang } from '@repo/platform/i18n/locales.ts'
import { formatNumber } from '@repo/platform/i18n/format.ts'
import { fill } from '@repo/platform/i18n/translate.ts'
import { Checkbox } from '@repo/platform/ui/checkbox.tsx'
import { drawingTools } from './drawing-tools.ts'
import { ToolIcon, type ToolIconName } from './tool-icons.tsx'
import { Row } from '@repo/platform/ui/layout/row.tsx'
import styles from './tool-bar.module.css'
import { plannerWords as words } from '#words/index.ts'

/** What a press on the canvas does, and what can be done with the thing that is selected. */
export function ToolBar({ lang }: { lang: Lang }) {
  const { tools, toolBar } = words[lang]
  return (
    <Row
      gap="100"
      align="center"
      className={styles.bar}
      data-tool-bar=""
      role="group"
      aria-label={toolBar.name}
    >
      <div className={styles.actions}>
        <Action name="undo" label={toolBar.undo} />
        <Action name="redo" label={toolBar.redo} />
        <Action name="turn" label={toolBar.turn} isHidden />
        <Action name="addCorner" label={toolBar.addCorner} isHidden />
        <Action name="delete" label={toolBar.delete} isHidden />
      </div>
      <fieldset className={styles.tools}>
        <legend className={styles.legend}>{toolBar.tool}</legend>
        {(['select', 'outline', ...drawingTools] as const).map((tool) => (
          <label key={tool} className={styles.tool}>
            <input
              type="radio"
              name="tool"
              value={tool}
              defaultChecked={tool === 'select'}
              className={styles.radio}
            />
            <ToolIcon name={tool} />
            <span>{tools[tool]}</span>
          </label>
        ))}
      </fieldset>
      <Row unbroken gap="100" align="center" className={styles.fine}>
        <Checkbox
          name="fine"
          label={fill(lang, toolBar.fine, { step: formatNumber(lang, 0.1, 1) })}
        />
      </Row>
    </Row>
  )
}

/** On the canvas, in its corner. */
export function ViewButtons({ lang }: { lang: Lang }) {
  const { toolBar } = words[lang]
  return (
    <Row unbroken className={styles.view} data-view-buttons="">
      <Action name="larger" label={toolBar.larger} />
      <Action name="smaller" label={toolBar.smaller} />
      <Action name="whole" label={toolBar.whole} />
    </Row>
  )
}

interface ActionProps {
  name: ToolIconName
  label: string
  isHidden?: boolean
}

function Action({ name, label, isHidden }: ActionProps) {
  return (
    <button
      type="button"
      className={styles.action}
      data-action={name}
      aria-label={label}
      title={label}
      hidden={isHidden}
    >
      <ToolIcon name={name} />
    </button>
  )
}
