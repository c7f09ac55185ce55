// In a thread of its own: a map of a large building and seven documents would stop everybody else.
import { parentPort, workerData } from 'node:worker_threads'
import { zipSync } from 'fflate'
import { buildingOf } from '@repo/hall/model/building.ts'
import { coverageOf, summaryOf } from '@repo/hall/model/coverage.ts'
import { materialsOf } from '@repo/hall/model/materials.ts'
import type { Plan } from '@repo/hall/model/plan.ts'
import { renderDocx } from '#src/generated-documents/docx.ts'
import { renderPdf, type Fonts } from '#src/generated-documents/pdf.ts'
import type { KitFile, KitTask, PlanFigures } from './kit-file.ts'

function measured(plan: Plan): PlanFigures {
  const building = buildingOf(plan)
  const { share } = summaryOf(coverageOf(building, plan.anchors, 'tdoa'))
  const { anchors, gateways, switches, ports, cable } = materialsOf(plan.anchors, {
    trucks: 0,
    tagsPerTruck: 1,
  })
  const floor = building.cells.count * building.cells.size ** 2
  return { anchors, gateways, switches, ports, cable, floor, share }
}

async function bytesOf(file: KitFile, fonts: Fonts): Promise<Uint8Array> {
  switch (file.kind) {
    case 'pdf':
      return renderPdf(file.sheet, fonts)
    case 'docx':
      return renderDocx(file.sheet)
    case 'csv':
      return new TextEncoder().encode(file.text)
  }
}

async function packed(files: readonly KitFile[], fonts: Fonts): Promise<Uint8Array> {
  const entries: Record<string, Uint8Array> = {}
  for (const file of files) entries[`${file.name}.${file.kind}`] = await bytesOf(file, fonts)
  return zipSync(entries)
}

const task = workerData as KitTask
const answer = task.task === 'measure' ? measured(task.plan) : await packed(task.files, task.fonts)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer)
