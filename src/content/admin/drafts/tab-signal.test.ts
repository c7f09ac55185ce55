import { expect, test } from 'vitest'
import { createTabSignal } from './tab-signal.ts'

test('the other tabs hear it, the one that tells it does not', async () => {
  const [here, there] = [createTabSignal('drafts'), createTabSignal('drafts')]
  const heard: string[] = []
  const endHere = here.listen((word) => void heard.push(`here ${word}`))
  const arrived = Promise.withResolvers<void>()
  const endThere = there.listen((word) => {
    heard.push(`there ${word}`)
    arrived.resolve()
  })
  here.tell('news')
  await arrived.promise
  endHere()
  endThere()
  expect(heard).toEqual(['there news'])
})
