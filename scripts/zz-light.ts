import { join } from 'node:path'
import { changedSizes } from '../tools/checks/code-size.ts'
import { strayClasses } from '../tools/checks/css-classes.ts'
import { changedByHand } from '../tools/checks/css-by-hand.ts'
import { changedCounts, misnamedTokens } from '../tools/checks/css-literals.ts'
import { missingPaths } from '../tools/checks/doc-paths.ts'
import { overlongFiles } from '../tools/checks/file-length.ts'
import { wrongWords } from '../tools/words/check.ts'
import { changedEnglish } from '../tools/checks/english.ts'
const root = join(import.meta.dirname, '..')
console.log(JSON.stringify({ length: overlongFiles(root), sizes: (await changedSizes(root)).filter(s=>/at most|left|lower/.test(s)), literals: [...changedCounts(root), ...misnamedTokens(root)].filter(s=>/at most|left|is --/.test(s)), hand: changedByHand(root), classes: strayClasses(root), words: wrongWords(root), paths: missingPaths(root), english: changedEnglish(root).filter(s=>/at most|left|lower|docs|CHANGELOG|hall/.test(s)) },null,1))
