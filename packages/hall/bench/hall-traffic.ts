/**
 * The shift of the hall model: the means of an hour beside those of the model, without and with
 * location; with one switch alone; and how long eight hours take. Argument: seeds, 20 unless given.
 */
import { exampleShift, shiftHallNames, type ShiftHall } from '#testing/example-shift.ts'
import type { ShiftFigures } from '#src/model/shift/figures.ts'
import { sampleResults } from '#src/model/shift/sample-results.ts'
import { modelSigns, modelTable } from '#testing/shift-model.ts'
import { switchesOff, switchesOn, type Switches } from '#src/model/shift/switches.ts'

const seeds = Number(process.argv[2] ?? 20)

function means(name: ShiftHall, switches: Switches) {
  const runs = Array.from({ length: seeds }, (_, k) => {
    const shift = exampleShift(name, { seed: k + 1, switches })
    shift.advance(Infinity)
    return shift.results()
  })
  const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / seeds
  return {
    arrived: mean(runs.map(({ arrived }) => arrived)),
    of: (figure: keyof ShiftFigures) => mean(runs.map(({ whole }) => whole[figure] ?? 0)),
  }
}

for (const name of shiftHallNames) {
  const both = [means(name, switchesOff), means(name, switchesOn)] as const
  console.log(`\n${name}, arrived ${both[0].arrived.toFixed(2)}`)
  for (const { figure, allowed, means: expected } of modelTable) {
    const cells = both.map((run, index) => {
      const model = expected[name][index] ?? 0
      const own = run.of(figure)
      const mark = Math.abs(own - model) > allowed(model) ? ' outside' : ''
      return `${own.toFixed(3).padStart(9)} (${model})${mark}`.padEnd(28)
    })
    console.log(`  ${figure.padEnd(16)}${cells.join('')}`)
  }
  if (name === 'default' && seeds === sampleResults.seeds) {
    const isKept = modelTable.every(({ figure }) =>
      [sampleResults.without, sampleResults.with].every(
        (kept, index) => Math.abs(kept[figure] - both[index]!.of(figure)) < 0.001,
      ),
    )
    console.log(isKept ? '  as pages show it' : '  NOT as pages show it: npm run sample-shifts')
  }
}

console.log('\ndefault, one switch alone, change against none')
const none = means('default', switchesOff)
for (const name of ['dispatch', 'find', 'limit', 'warn'] as const) {
  const alone = means('default', { ...switchesOff, [name]: true })
  const changes = modelTable.map(({ figure }) => {
    const change = none.of(figure)
      ? (100 * (alone.of(figure) - none.of(figure))) / none.of(figure)
      : 0
    return Math.abs(change) < 5 ? '' : `${figure} ${change.toFixed(0)} %`
  })
  const signs = Object.entries(modelSigns[name]).map(([figure, sign]) => `${figure} ${sign}`)
  console.log(`  ${name}: ${changes.filter(Boolean).join(', ')} (model: ${signs.join(', ')})`)
}

console.log('\ndefault, eight hours, seed 1')
for (const switches of [switchesOff, switchesOn]) {
  const shift = exampleShift('default', { hours: 8, switches })
  const began = process.cpuUsage().user
  shift.advance(Infinity)
  const seconds = (process.cpuUsage().user - began) / 1e6
  const { done, responseMedian = 0, kmEmpty, kmLoaded, nearMisses } = shift.results().whole
  console.log(
    `  ${seconds.toFixed(2)} s; done ${done}, response ${responseMedian.toFixed(1)} s, ` +
      `km ${kmEmpty.toFixed(0)} and ${kmLoaded.toFixed(0)}, near misses ${nearMisses}`,
  )
}
