import { useState } from 'react'
import { Button } from '@repo/platform/ui/button.tsx'
import { Field } from '@repo/platform/ui/field.tsx'
import { CommittedField } from '../workbench/committed-field.tsx'
import { usePlanner, useWorkbench } from '../workbench/workbench.ts'
import { Text } from '@repo/platform/ui/layout/text.tsx'
import { scaledTo } from './traced-picture.ts'

export { openPicture } from './open-picture.ts'

const metres = { unit: 'm', type: 'number', step: 'any', inputMode: 'decimal' } as const

/** Where the picture lies, how large and how clear: it comes with the first picture. */
export function PictureFields({ remove }: { remove: () => void }) {
  const { planner, canvas, plannerWords } = useWorkbench()
  const { picture: words } = plannerWords
  const { picture } = usePlanner('picture')
  if (!picture) return null
  const place = (name: 'left' | 'bottom') => (
    <CommittedField
      id={`picture-${name}`}
      name={name}
      label={words[name]}
      {...metres}
      value={String(Math.round(100 * picture[name]) / 100)}
      of={picture}
      onCommit={({ valueAsNumber }) => {
        if (!Number.isFinite(valueAsNumber)) return plannerWords.fields.number
        planner.set({ picture: { ...picture, [name]: valueAsNumber } })
        return undefined
      }}
    />
  )
  const markPoints = () => {
    planner.set({ tool: 'scale', picture: { ...picture, points: [] } })
    canvas.current?.focus()
  }
  return (
    <>
      <Field
        id="picture-opacity"
        name="opacity"
        label={words.opacity}
        type="range"
        min={0.1}
        max={1}
        step={0.05}
        value={picture.opacity}
        onChange={({ target }) =>
          planner.set({ picture: { ...picture, opacity: target.valueAsNumber } })
        }
      />
      <Button size="small" variant="ghost" onClick={remove}>
        {words.remove}
      </Button>
      {place('left')}
      {place('bottom')}
      <Text as="div" across>
        <Button size="small" variant="ghost" onClick={markPoints}>
          {words.scale}
        </Button>
        <p>{words.scaleHint}</p>
        <p role="status" data-points="">
          {plannerWords.counted(words.points, picture.points.length)}
        </p>
      </Text>
      <Distance />
    </>
  )
}

/** How far the two points are apart that were marked. */
function Distance() {
  const { planner, plannerWords } = useWorkbench()
  const { picture: words, fields } = plannerWords
  const [distance, setDistance] = useState('')
  const [error, setError] = useState('')
  const apply = () => {
    const { picture } = planner.state
    const metresApart = Number(distance)
    if (!(metresApart > 0)) setError(fields.number)
    else if (picture) {
      setError('')
      planner.set({ picture: { ...scaledTo(picture, metresApart), points: [] }, tool: 'select' })
    }
  }
  return (
    <>
      <Field
        id="picture-distance"
        name="distance"
        label={words.distance}
        {...metres}
        error={error}
        value={distance}
        onChange={({ target }) => setDistance(target.value)}
      />
      <Button size="small" variant="ink" onClick={apply}>
        {words.apply}
      </Button>
    </>
  )
}
