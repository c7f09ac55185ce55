import { pageLang } from '@repo/platform/i18n/page-lang.ts'
import type { Planner } from '../planner/planner-state.ts'
import { contextOf } from './parts.ts'
import { planTextsOf } from './plan-texts.ts'
import { startFiles } from './start-files.ts'
import { startKeeping } from './start-keeping.ts'
import { startLink } from './start-link.ts'
import { startOnward } from './start-onward.ts'

/** Brings to life what one leaves with, and opens what one comes with. */
export function startExports(page: ParentNode, planner: Planner) {
  const context = contextOf(page, planner)
  const texts = planTextsOf(pageLang(), context.words)
  startFiles(context, texts, page)
  startLink(context)
  startOnward(context, texts)
  startKeeping(context, page)
}
