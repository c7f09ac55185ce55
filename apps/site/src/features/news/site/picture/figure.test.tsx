import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { langs } from '@repo/platform/i18n/locales.ts'
import { annotations } from './call-outs.ts'
import { Figure } from './figure.tsx'
import { newsPicturesWords as pictureWords } from '#words/index.ts'
import { floor } from './picture.tsx'
import type { Topic } from './topic.ts'

const topics = Object.keys(annotations) as Topic[]

test.each(langs)('%s: every number in a drawing is said in words', (lang) => {
  for (const topic of topics) {
    const { caption, marks } = pictureWords[lang].topics[topic]
    expect(marks, topic).toHaveLength(annotations[topic].callOuts.length)
    expect(new Set(marks).size).toBe(marks.length)
    expect(caption.length).toBeGreaterThan(60)
  }
})

test('numbers and dimensions lie on the drawing, and no number on another', () => {
  for (const { callOuts, dimension } of Object.values(annotations)) {
    const points = [...callOuts.flatMap(({ at, number }) => [at, number]), ...dimension]
    for (const [x, y] of points) {
      expect(x > 0.5 && x < floor.width - 0.5 && y > 0.5 && y < floor.height - 0.5).toBe(true)
    }
    callOuts.forEach(({ number: [x, y] }, index) => {
      for (const { number: other } of callOuts.slice(index + 1)) {
        expect(Math.hypot(x - other[0], y - other[1])).toBeGreaterThan(1.8)
      }
    })
  }
})

test('the caption is the text of the drawing, which is hidden from assistive technology', () => {
  const item = { id: 'a', title: 'Where UWB does not work', permalink: 'uwb', categories: [] }
  const markup = renderToStaticMarkup(<Figure lang="en" item={item} />)
  const caption = /<figcaption[^>]*>(.*)<\/figcaption>/.exec(markup)?.[1] ?? ''
  expect(caption).toContain(pictureWords.en.topics.shadow.caption)
  expect(caption.match(/<li>/g)).toHaveLength(4)
  expect(caption).toContain('Grid 2.00\u00a0m')
  expect(markup).toContain('<svg aria-hidden="true"')
  expect(markup).toContain('8.10\u00a0m')
})
