import { expect, test } from 'vitest'
import { ticksDuring } from '#testing/event-loop-ticks.ts'
import { cleanInThread } from './clean-in-thread.ts'
import { cleanRichText } from './clean-rich-text.ts'

test.each([10, 10_000])('a text of %i paragraphs is cleaned', async (count) => {
  const html = '<p onclick="x()">Anchors <b>above</b> the racks.<video></video></p>'.repeat(count)
  expect(await cleanInThread(html)).toEqual(cleanRichText(html))
})

test('others run while a long text is cleaned', async () => {
  const html = '<p>Anchors above the racks.</p>'.repeat(15_000)
  const { ticks } = await ticksDuring(() => cleanInThread(html))
  expect(ticks).toBeGreaterThan(3)
})
