import { expect, test } from 'vitest'
import { textsIn } from './page-text.tsx'

test('the text of a page is its headings and blocks, without drawings, controls and marks', () => {
  const html = [
    '<nav aria-label="You are here"><a href="/">Home</a></nav>',
    '<h1 class="a">Search &amp; find</h1>',
    '<div><p>A <b>strong</b> word<sup><a href="#s">1</a></sup>, and <a href="/x">one</a>.</p>',
    '<dl><dt>Range</dt><dd>50 m</dd></dl>',
    '<svg viewBox="0 0 1 1"><text>F-07</text></svg><button type="button">Send</button>',
    '<p title="a &gt; b">It&#x27;s &lt;here&gt;</p></div><h2>Next<br/>line</h2>',
  ].join('')
  expect(textsIn(html)).toEqual({
    headings: ['Search & find', 'Next line'],
    blocks: [
      'Search & find',
      'A strong word, and one.',
      'Range',
      '50 m',
      "It's <here>",
      'Next',
      'line',
    ],
  })
})
