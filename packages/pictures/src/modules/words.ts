import { modulesWords, type ModulesWords } from '#words/index.ts'

/** What the modules and the parts of their screens are called. */
export const moduleWords = modulesWords

export type ModuleKey = keyof ModulesWords
