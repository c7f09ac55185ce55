import { mostObjects } from '#src/model/check-plan.ts'
import type { Plan } from '#src/model/plan.ts'
import type { Problem } from '#src/model/problems.ts'
import { objectName } from './describe-place.ts'
import { filled, type PlannerWords } from './planner-words.ts'

type Limits = readonly [least: number, most: number]

const rackLimits: Readonly<Record<string, Limits>> = {
  length: [1, 300],
  depth: [0.5, 3],
  height: [1, 20],
}

const heightLimits: Readonly<Record<string, Limits>> = { ceiling: [3, 20], tagHeight: [0.3, 6] }

function limitsOf({ code, list, field = '' }: Problem, plan: Plan): Limits {
  switch (code) {
    case 'PLAN_TOO_LARGE':
      return [0, 256]
    case 'OUTLINE_CORNERS':
      return [3, 64]
    case 'AREA_RANGE':
      return [100, 200_000]
    case 'SIDE_SHORT':
      return [1, 1]
    case 'TOO_MANY':
      return [0, list ? mostObjects[list] : 0]
    case 'RACK_SIZE':
      return rackLimits[field] ?? [0, 0]
    case 'HEIGHT_RANGE':
      return heightLimits[field] ?? [2, plan.ceiling]
    case 'ZONE_CORNERS':
      return [3, 32]
    case 'SPEED_RANGE':
      return [2, 20]
    default:
      return [0, 0]
  }
}

/** What is wrong, in plain words; `problemLine` says with what. */
export function problemText(words: PlannerWords, problem: Problem, plan: Plan): string {
  const { problems, number, fields, hall } = words
  const [least, most] = limitsOf(problem, plan)
  const { code, list, index = 0, field = '' } = problem
  const rack = list === 'racks' ? plan.racks[index] : undefined
  const isTooHigh = code === 'RACK_SIZE' && rack && rack.height >= 1 && field === 'height'
  const text = isTooHigh && rack.height <= most ? problems.RACK_CEILING : problems[code]
  const labels = Object.entries(list ? fields : hall)
  const label = labels.find(([name]) => name === field)?.[1]
  return sentence(
    filled(text, {
      least: number(least),
      most: number(most),
      number: number(index + 1),
      field: typeof label === 'string' ? label : '',
    }),
  )
}

const sentence = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

export function problemLine(words: PlannerWords, problem: Problem, plan: Plan): string {
  const { list, index } = problem
  const text = problemText(words, problem, plan)
  const nameOf = () => {
    if (!list) return words.hall.title
    return index === undefined ? words.lists.kinds[list] : objectName(words, { list, index })
  }
  return filled(words.problems.at, { object: nameOf(), problem: text })
}
