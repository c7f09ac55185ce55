import postcss from 'postcss'
import { expect, test } from 'vitest'
import { plant } from '@repo/platform/testing/planted.ts'
import { inlineConstants } from '../plugins/inline-constants.ts'

const constants = ':root { --ink: #0b1622; --action: var(--ink); --space-100: 8px }'

function built(css: string): string {
  using project = plant({ 'constants.css': constants }, [])
  const file = `${project.folder}/constants.css`
  const own = postcss([inlineConstants(file)]).process(constants, { from: file }).css
  return own + postcss([inlineConstants(file)]).process(css, { from: 'x.module.css' }).css
}

test('what is built says constants as their values and declares none', () => {
  expect(
    built('.x { gap: calc(-1 * var(--space-100)); color: var(--action); top: var(--y) }'),
  ).toBe(':root {}.x { gap: calc(-1 * 8px); color: #0b1622; top: var(--y) }')
})

test('a constant that another style sheet declares too ends the build', () => {
  expect(() => built('.x { --action: red }')).toThrow('--action is a constant')
})
