import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { convertPasted } from './convert.ts'
import { sentencesOf } from './left-out.ts'
import { imagesInRtf } from './rtf.ts'

const origin = 'https://www.example.org'

function convert(html: string) {
  let keys = 0
  const { leftOut, ...rest } = convertPasted(html, { origin, newKey: () => `p${(keys += 1)}` })
  return { ...rest, leftOut, told: sentencesOf(leftOut).join(' ') }
}

const sample = (name: string) =>
  convert(readFileSync(new URL(`samples/${name}.html`, import.meta.url), 'utf8'))

test('Word: title, headings, lists by level and kind, table, raised and lowered characters, links', () => {
  const { html, told, images } = sample('word')
  expect(html).toBe(
    [
      '<h2>Pilot in the cold store</h2>',
      '<h2>What we measure</h2>',
      '<p>Up to <strong>10\u00a0cm</strong> in <em>one</em> hall of 1,200 m<sup>2</sup>, with H<sub>2</sub>O on the floor.</p>',
      '<h3>Goals</h3>',
      '<ul><li><p>Speed</p><ul><li><p>in <strong>narrow</strong> aisles</p></li></ul></li><li><p>FIFO</p></li></ul>',
      '<ol><li><p>First step</p><ol><li><p>Anchors</p></li></ol></li><li><p>Second step</p></li></ol>',
      '<p>In between.</p>',
      '<ol start="3"><li><p>Third step</p></li></ol>',
      '<table><thead><tr><th scope="col"><p>Hall</p></th><th colspan="2" scope="col"><p>Range</p></th></tr></thead>',
      '<tbody><tr><td><p>Freezer</p></td><td><p>50\u00a0m</p></td><td></td></tr></tbody></table>',
      '<div data-missing=""></div>',
      '<p>Read <a href="https://www.example.com/rtls?a=1&amp;b=2">the study</a> or the plan.</p>',
    ].join(''),
  )
  expect(images).toEqual([])
  expect(told).toBe(
    '1 image was not pasted. A placeholder shows where it belongs until you leave this page: select the placeholder, then choose or paste the image. 1 footnote and 1 link could not be pasted.',
  )
})

test('Google Docs: bold only where it is bold, nested lists, links to where they lead, a table', () => {
  const { html, told } = sample('google-docs')
  expect(html).toBe(
    [
      '<h2>Where tags pay</h2>',
      '<p>A <strong>bold</strong>, an <em>italic</em> and a <s>struck</s> word, 5 m<sup>2</sup> of CO<sub>2</sub>.</p>',
      '<ol><li><p>One</p><ul><li><p>Deeper</p></li></ul></li><li><p><strong>Two</strong></p></li></ol>',
      '<p><a href="https://www.iso.org/standard/1.html">The standard</a></p>',
      '<table><thead><tr><th scope="col"><p>Aisle</p></th><th scope="col"><p>Trucks</p></th></tr></thead>',
      '<tbody><tr><td><p>A</p></td><td><p>4</p></td></tr></tbody></table>',
      '<div data-missing=""></div>',
    ].join(''),
  )
  expect(told).toBe(
    '1 image was not pasted. A placeholder shows where it belongs until you leave this page: select the placeholder, then choose or paste the image.',
  )
})

test('LibreOffice: bold and italic of styles alone, lists, table head, a image that came with the text', () => {
  const { html, images, told } = sample('libreoffice')
  expect(html).toBe(
    [
      '<h3>Anchors</h3>',
      '<p>Mount them <strong>high</strong>, <em>never</em> behind 10\u00a0m<sup>3</sup> of steel.</p>',
      '<ul><li><p>Rack</p><ol><li><p>Upright</p></li></ol></li><li><p>Roof</p></li></ul>',
      '<table><thead><tr><th scope="col"><p>Height</p></th><th scope="col"><p>Range</p></th></tr></thead>',
      '<tbody><tr><td><p>6 m</p></td><td><p>65 m</p></td></tr></tbody></table>',
      '<div data-upload="p1"></div>',
    ].join(''),
  )
  expect(images).toMatchObject([{ key: 'p1', alt: 'Hall' }])
  expect(told).toBe('')
})

test('Excel and Google Sheets: cells as a table whose bold first row is its head', () => {
  expect(sample('excel').html).toBe(
    '<table><thead><tr><th scope="col"><p>Site</p></th><th scope="col"><p>Trucks</p></th></tr></thead>' +
      '<tbody><tr><td rowspan="2"><p>Porto</p></td><td><p>1,200</p></td></tr><tr><td><p>&lt; 40</p></td></tr></tbody></table>',
  )
  expect(sample('google-sheets').html).toBe(
    '<table><thead><tr><th scope="col"><p>Shift</p></th><th scope="col"><p>Idle</p></th></tr></thead>' +
      '<tbody><tr><td><p>Early</p></td><td><p>12%</p></td></tr></tbody></table>',
  )
})

test('Word on the web: headings by role, items of separate lists by their level', () => {
  expect(sample('word-online').html).toBe(
    '<h2>Zones</h2><ul><li><p>Slow</p><ul><li><p><strong>6 km/h</strong></p></li></ul></li><li><p>Closed</p></li></ul>',
  )
})

test('a web page: its text without its layout, scripts and buttons; what is lost is counted', () => {
  const { html, told } = sample('web-page')
  expect(html).toBe(
    [
      '<h2>How far it sees</h2>',
      '<p><strong>Sixty-five</strong> metres, <em>in the open</em>.</p>',
      '<p>A second paragraph<br>of two lines 🚜 More</p>',
      '<h3>Details</h3>',
      '<div data-missing="Hall"></div>',
      '<p>The hall at night</p>',
      '<blockquote><p>Quoted <code>0 &lt; 1</code></p></blockquote>',
      '<pre><code>line 1\n  line 2</code></pre>',
      '<p>Left</p><ul><li><p>Right</p></li></ul>',
      '<hr>',
      '<p><a href="mailto:sales@example.com">Write</a></p>',
    ].join(''),
  )
  expect(told).toBe(
    '1 image was not pasted. A placeholder shows where it belongs until you leave this page: select the placeholder, then choose or paste the image. 2 videos and 1 link could not be pasted.',
  )
})

describe('images', () => {
  const png = '89504e470d0a1a0a'
  const rtf = String.raw`{\rtf1 {\*\shppict{\pict{\*\picprop{\sp{\sn shapeType}{\sv 75}}}\picw1\pich1\pngblip\bliptag-12{\*\blipuid 0aff}
${png.slice(0, 8)}
${png.slice(8)}}}{\nonshppict{\pict\picw1\wmetafile8\bliptag-12{\*\blipuid 0aff}0100}}{\pict\jpegblip ffd8}}`

  test('of a Word document come from its other form on the clipboard, where all are there', async () => {
    const local = imagesInRtf(rtf)
    expect(local.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg'])
    expect(Buffer.from(await local[0]!.arrayBuffer()).toString('hex')).toBe(png)
    expect(local[0]!.name).toMatch(/^pasted-[-\d]+\.png$/)
    const image = '<img src="file:///C:/Temp/clip_image001.png">'
    const of = (html: string) => {
      const context = { origin, newKey: () => 'p', local }
      const { images, leftOut } = convertPasted(html, context)
      return { files: images.map(({ file }) => file), leftOut }
    }
    expect(of(image + image)).toEqual({ files: local, leftOut: {} })
    expect(of(image)).toEqual({ files: [], leftOut: { image: 1 } })
  })

  test('of the library stay, with or without the address of the site', () => {
    const path = `/library/${'0a'.repeat(16)}/hall.webp`
    const kept = `<img src="${path}" alt="A &amp; B" width="640">`
    expect(convert(`<p>${kept}</p>`).html).toBe(kept)
    expect(convert(kept.replace('src="', `src="${origin}`)).html).toBe(kept)
  })

  test('of another site, a file or a type that the library does not take are told', () => {
    const sources = [
      'https://a.example/x.png',
      'blob:https://a.example/1',
      'cid:1',
      'data:image/svg+xml;base64,AA==',
    ]
    const { html, told } = convert(sources.map((src) => `<img src="${src}">`).join('text'))
    const mark = '<div data-missing=""></div>'
    expect(html).toBe(`<p>texttexttext</p>${mark.repeat(4)}`)
    expect(told).toBe(
      '4 images were not pasted. Placeholders show where they belong until you leave this page: select each placeholder, then choose or paste the image.',
    )
  })
})

test('headings keep their order below the title of the article', () => {
  expect(convert('<h1>a</h1><h2>b</h2><h3>c</h3>').html).toBe('<h2>a</h2><h3>b</h3><h3>c</h3>')
  expect(convert('<h2>a</h2><h3>b</h3>').html).toBe('<h2>a</h2><h3>b</h3>')
  expect(convert('<h3><b>a</b></h3>').html).toBe('<h3>a</h3>')
})

test('words of one line go on in the line, with the spaces at their edges alone', () => {
  const words = (html: string) =>
    /^<p data-pm-slice="1 1 \[\]">(.*)<\/p>$/.exec(convert(html).html)?.[1]
  expect(words('<meta charset="utf-8"><span style="color:red"> a  b</span>')).toBe(' a b')
  expect(words('<b>a</b><span class="Apple-converted-space">&nbsp;</span>')).toBe(
    '<strong>a</strong> ',
  )
  const windows = '<html>\n<body>\n<!--StartFragment--><i>a</i><!--EndFragment-->\n</body>\n</html>'
  expect(words(windows)).toBe('<em>a</em>')
  expect(convert('<p> a </p>\n').html).toBe('<p>a</p>')
})

test('a style of an outer element ends where an inner one says otherwise', () => {
  expect(convert('<p><b>a<span style="font-weight:400">b</span></b></p>').html).toBe(
    '<p><strong>a</strong>b</p>',
  )
  expect(convert('<p><sup>a<span style="vertical-align:baseline">b</span></sup></p>').html).toBe(
    '<p><sup>a</sup>b</p>',
  )
})

test('a link through a page of Google or Outlook leads to where it ends, if it may', () => {
  const href = (address: string) => convert(`<p><a href="${address}">x</a></p>`).html
  expect(
    href('https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fa.example%2F&data=1'),
  ).toBe('<p><a href="https://a.example/">x</a></p>')
  expect(href('https://www.google.com/url?q=javascript:alert(1)')).toBe('<p>x</p>')
})

test('a table keeps its caption, and the heads of its rows', () => {
  expect(
    convert(
      '<table><caption>Ranges</caption><tr><th>A</th><td>1</td></tr><tr><th>B</th><td>2</td></tr></table>',
    ).html,
  ).toBe(
    '<table><caption>Ranges</caption><tbody><tr><th scope="row"><p>A</p></th><td><p>1</p></td></tr><tr><th scope="row"><p>B</p></th><td><p>2</p></td></tr></tbody></table>',
  )
})

describe('a table with another inside', () => {
  const inner = '<table border="1"><tr><td>a</td><td>b</td></tr></table>'
  const outer = (attributes: string, style = '') =>
    `<table${attributes}><tr><td${style}>Hall</td><td>${inner}</td></tr></table>`

  test('becomes paragraphs around it, which is told with what to do', () => {
    const told =
      '1 table with another table inside could only be pasted as paragraphs. Paste each table separately.'
    const word = convert(outer(' class="MsoTableGrid" border="1"'))
    expect(word.told).toBe(told)
    expect(word.html).toMatch(/^<p>Hall<\/p><table>.*<p>a<\/p>.*<p>b<\/p>.*<\/table>$/)
    expect(convert(outer('', ' style="border-left:solid #000000 1pt"')).told).toBe(told)
    expect(convert(outer(' border="1"') + outer(' border="1"')).told).toBe(
      '2 tables with another table inside could only be pasted as paragraphs. Paste each table separately.',
    )
  })

  test('is not missed where it only places its content', () => {
    expect(convert(outer('')).told).toBe('')
    expect(convert(outer(' role="presentation" border="1"')).told).toBe('')
    expect(convert(`<table border="1"><tr><td>${inner}</td></tr></table>`).told).toBe('')
  })
})
