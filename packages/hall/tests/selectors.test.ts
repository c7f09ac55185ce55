import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const src = join(import.meta.dirname, '../src')

/** Each finds an element to put the keyboard on it. */
const focusHelpers = [
  'planner/go-to-problem.ts',
  'site/workbench.island.tsx',
  'workbench/focus-first.ts',
  'workbench/go-to.ts',
]

test('components own their elements: no element of the workbench is found by a selector, but to focus it', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter((file) => !file.includes('.test.'))
  const finding = /querySelector|getElement|elementIn\(|\.closest\(|\.dataset\b|<template/
  const found = files
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => finding.test(readFileSync(join(src, file), 'utf8')))
  expect(files.length).toBeGreaterThan(100)
  expect(found.toSorted()).toEqual(focusHelpers)
})
