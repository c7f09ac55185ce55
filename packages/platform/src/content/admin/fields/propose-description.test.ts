import { expect, test } from 'vitest'
import { proposeDescription } from './propose-description.ts'

test.each([
  ['<h2>Heading</h2><p>Anchors <em>see</em> racks.</p><p>More.</p>', 'Anchors see racks.'],
  ['<p></p><p>R&amp;D:<br>65&nbsp;m &lt;p&gt;</p>', 'R&D: 65 m <p>'],
  ['<pre>code</pre><p data-embed="video"><a href="x">Film.</a></p>', 'Film.'],
  ['<h2>Heading</h2>', ''],
])('%s proposes “%s”', (html, proposed) => {
  expect(proposeDescription(html, 300)).toBe(proposed)
})

test('a sentence that is too long is not cut', () => {
  expect(proposeDescription(`<p>${'word '.repeat(80)}</p>`, 300)).toBe('')
  expect(proposeDescription(`<p>Short. W${'word '.repeat(80)}</p>`, 300)).toBe('Short.')
})
