import { execFileSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Section } from './line.ts'
import { loadOfMachine } from '../spread.ts'

/** A run, as it is kept. */
export interface Report {
  date: string
  commit: string
  node: string
  cores: number
  load: number
  sections: Section[]
}

export const newReport = (): Report => ({
  date: new Date().toISOString().slice(0, 16).replace('T', ' '),
  commit: commit(),
  node: process.versions.node,
  cores: availableParallelism(),
  load: loadOfMachine(),
  sections: [],
})

function commit(): string {
  try {
    const git = (...args: string[]) =>
      execFileSync('git', args, { encoding: 'utf8', stdio: 'pipe' }).trim()
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') ? ' (changed)' : '')
  } catch {
    return 'unknown'
  }
}
