import { describe, expect, test } from 'vitest'
import { cleanRichText } from './clean-rich-text.ts'
import { plainText, summaryOf } from './rich-text.ts'

const image = '/library/0123456789abcdef0123456789abcdef/hall-2.webp'
const clean = (html: string) => cleanRichText(html).html

test.each([
  '<p>a <strong>b</strong> <em>c</em> <s>d</s> <code>e</code><br /></p>',
  '<h2>a</h2><h3>b</h3><blockquote><p>c</p></blockquote><hr /><pre><code>d</code></pre>',
  '<ul><li><p>a</p></li></ul><ol><li>b</li></ol>',
  '<p><a href="https://a.example/?b=1&amp;c=2#d">a</a> <a href="mailto:a@b.example">m</a></p>',
  '<p><a href="/en/pricing">own page</a></p>',
  `<p>a</p><img src="${image}" alt="Anchor &amp; tag" width="640" height="480" /><p>b</p>`,
  `<p><a href="${image}">file</a></p>`,
  '<p>H<sub>2</sub>O, 10 m<sup>2</sup></p><ol start="4"><li><p>fourth</p></li></ol>',
  '<table><caption>Ranges</caption><thead><tr><th scope="col">Hall</th><th scope="col" colspan="2">m</th></tr></thead><tbody><tr><th scope="row" rowspan="2">A</th><td><p>50</p></td><td>65</td></tr></tbody></table>',
  `<figure data-width="half"><img src="${image}" alt="" width="640" height="480" /><figcaption>An <em>anchor</em></figcaption></figure>`,
  `<figure><img src="${image}" alt="" /><figcaption></figcaption></figure>`,
  '<p data-embed="video"><a href="https://vimeo.com/1">Film &amp; tag</a></p>',
  '<p><a data-item="01a20082-7c3a-7000-8000-0123456789ab" href="/en/a-b">own article</a></p>',
])('the editor’s own schema is kept as it is: %s', (html) => {
  expect(cleanRichText(html)).toEqual({ html, removed: [] })
})

test.each([
  [
    '<b>a</b><i>b</i><del>c</del><strike>d</strike>',
    '<strong>a</strong><em>b</em><s>c</s><s>d</s>',
  ],
  ['<h1>a</h1>', '<h2>a</h2>'],
  [
    '<table><tfoot><tr><td>a</td></tr></tfoot></table>',
    '<table><tbody><tr><td>a</td></tr></tbody></table>',
  ],
])('other spellings of the same are respelled, without a warning: %s', (html, expected) => {
  expect(cleanRichText(html)).toEqual({ html: expected, removed: [] })
})

test.each([
  '<script>alert(1)</script>',
  '<p onclick="x()" style="color:red" class="a" id="b">a</p>',
  '<a href="javascript:alert(1)">a</a>',
  '<a href=" java\nscript:alert(1)">a</a>',
  '<a href="&#106;avascript:alert(1)">a</a>',
  '<a href="data:text/html,x">a</a>',
  '<a href="//evil.example">a</a>',
  '<a href="/\\evil.example">a</a>',
  '<svg onload="x"><script>1</script></svg>',
  '<img src="x" onerror="x">',
  '<math><mtext><table><mglyph><style><img src=x onerror=x>',
  '<p>a<!-- <script> --></p>',
  '<noscript><p title="</noscript><img src=x onerror=x>">',
  '<form action="//evil"><input name="a"><button>b</button></form>',
  '<<script>script>alert(1)<</script>/script>',
])('nothing that runs or leads elsewhere unseen is left: %s', (html) => {
  expect(clean(html)).not.toMatch(/<(?:script|img|svg|style|form|input|math|iframe)|\son\w+=/i)
  expect(clean(html)).not.toMatch(/javascript:|data:|style=|class=|id="|href="[/\\]{2}/i)
})

test.each([
  'https://a.example/x.png',
  '//a.example/library/0123456789abcdef0123456789abcdef/a.png',
  '/library/../api/news',
  '/library/0123456789abcdef0123456789abcdef/../a.png',
  '/api/sessions/logout',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  '',
])('an image that is not in the library is removed and named: %s', (src) => {
  expect(cleanRichText(`<p>a<img src="${src}" alt="b">c</p>`)).toEqual({
    html: '<p>ac</p>',
    removed: ['img'],
  })
})

test('an image keeps its size in pixels and an alternative text, nothing else', () => {
  const sent = `<IMG SRC="${image}" width="100%" height="20" onload="x" srcset="//e/a" style="a">`
  expect(cleanRichText(sent)).toEqual({
    html: `<img src="${image}" alt="" height="20" />`,
    removed: [],
  })
})

test.each(['0', '1', '-2', '1.5', '1e3', '0x10', '101', '9'.repeat(30), 'all', ''])(
  'a cell spans a whole number of columns within bounds, not %s',
  (colspan) => {
    expect(clean(`<td colspan="${colspan}" onclick="x" style="width:9em">a</td>`)).toBe(
      '<td>a</td>',
    )
  },
)

test('a heading cell says what it heads, in the words of HTML only', () => {
  expect(clean('<th scope="rowgroup">a</th><th scope="x" id="b" abbr="c">d</th>')).toBe(
    '<th scope="rowgroup">a</th><th>d</th>',
  )
})

test('figures, films and links say only what they may say of themselves', () => {
  expect(clean('<figure data-width="300px" style="x">a</figure>')).toBe('<figure>a</figure>')
  expect(clean('<p data-embed="https://evil.example" data-item="a">a</p>')).toBe('<p>a</p>')
  expect(clean('<a href="/en/a" data-item="a&quot;b">a</a>')).toBe('<a href="/en/a">a</a>')
  expect(clean('<a href="javascript:x" data-item="a">a</a><a data-item="a">b</a>')).toBe(
    '<a>a</a><a>b</a>',
  )
})

test('control characters, which are invalid in a feed, are removed; line ends and tabs stay', () => {
  expect(clean('<pre>a\tb\nc\u0001\u0000\u007f&#2;</pre>')).toBe('<pre>a\tb\nc</pre>')
})

test.each([
  [
    '<tr><td><p>a</p><table><caption>b</caption><tbody><tr><th>c <em>d</em></th><td><p>e</p><ul><li>f</li></ul>g</td></tr></tbody></table></td><td>h</td></tr>',
    '<tr><td><p>a</p><p>b</p><p>c <em>d</em></p><p>e</p><ul><li>f</li></ul><p>g</p></td><td>h</td></tr>',
  ],
  [
    '<tr><td><ul><li><table><tr><td>a<table><tr><td>b</td></tr></table>c</td></tr></table></li></ul></td></tr>',
    '<tr><td><ul><li><p>a</p><p>b</p><p>c</p></li></ul></td></tr>',
  ],
])('a table in a cell becomes the paragraphs of the cell: %s', (rows, expected) => {
  expect(clean(`<table>${rows}</table><table><tr><td>1</td></tr></table>`)).toBe(
    `<table>${expected}</table><table><tr><td>1</td></tr></table>`,
  )
})

test('text is composed (NFC)', () => {
  expect(clean('<p>Mu\u0308nchen</p>')).toBe('<p>München</p>')
})

describe('plain text', () => {
  test('separates the cells of a table, not what is raised or lowered', () => {
    const row = '<tr><th>c</th><td>d</td></tr>'
    expect(plainText(`<p>m<sup>2</sup></p><table><caption>b</caption>${row}${row}</table>`)).toBe(
      'm2 b c d c d',
    )
  })

  test('separates blocks, decodes entities and keeps no-break spaces', () => {
    expect(plainText('<h2>a</h2><p>b<br />c</p><ul><li>d</li><li>e</li></ul>')).toBe('a b c d e')
    expect(plainText(clean('<p>R&amp;D &lt; 10&nbsp;cm &quot;x&quot; &amp;lt;</p>'))).toBe(
      'R&D < 10\u00a0cm "x" &lt;',
    )
  })
})

describe('the summary', () => {
  test('is the text without headings, tables and code, cut at a word', () => {
    const table = '<table><tr><td>50</td><td>65</td></tr></table>'
    expect(summaryOf(`<h2>Title</h2>${table}<p>One two</p><pre>code</pre>`)).toBe('One two')
    const figure = `<figure><img src="${image}" alt="a" /><figcaption>An anchor</figcaption></figure>`
    const film = '<p data-embed="video"><a href="https://vimeo.com/1">Film</a></p>'
    expect(summaryOf(`${figure}${film}<p>One two</p>`)).toBe('One two')
    const items = '<ul><li><p>Trucks</p></li><li><p>Pallets</p></li></ul>'
    expect(summaryOf(`<p>We track:</p>${items}`)).toBe('We track: Trucks Pallets')
  })
})
