// In a thread of its own: a map of a large building and seven documents would stop everybody else.
import { parentPort, workerData } from 'node:worker_threads'
import { zipSync } from 'fflate'
import { renderDocx } from '#src/generated-documents/docx.ts'
import { renderPdf, type Fonts } from '#src/generated-documents/pdf.ts'
import type { KitFile, KitTask } from './kit-file.ts'
import { planFigures } from './plan-figures.ts'

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
const answer =
  task.task === 'measure' ? planFigures(task.plan) : await packed(task.files, task.fonts)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(answer)
