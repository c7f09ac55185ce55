import { expect, test } from 'vitest'
import { diceOf } from '#testing/dice.ts'
import { cleanRichText } from './clean-rich-text.ts'

const clean = (html: string) => cleanRichText(html).html

/** Characters that a reader does not see and that browsers or sanitisers may skip. */
const unseen = [
  0, 1, 8, 9, 10, 11, 12, 13, 0x1f, 0x20, 0x7f, 0x80, 0x85, 0x9f, 0xa0, 0xad, 0x300, 0x338, 0x200b,
  0x200d, 0x200e, 0x202e, 0x2028, 0x2060, 0x2066, 0xd800, 0xdc00, 0xfdd0, 0xfeff, 0xfffe, 0xffff,
  0x1fffe, 0xe0041, 0x10ffff,
]

/** A character as it is and as the references that a parser reads as it. */
function spellings(code: number): string[] {
  const hex = code.toString(16)
  return [String.fromCodePoint(code), `&#${code};`, `&#${code} `, `&#x${hex};`, `&#X000${hex};`]
}

const schemes = ['javascript:alert(1)', 'vbscript:x', 'data:text/html,x', '//a.example', '\\\\a.b']

/** Every address with every such character in it, at several places. */
const hiddenAddresses = schemes.flatMap((address) =>
  [0, 1, 4, address.indexOf(':'), address.indexOf(':') + 1].flatMap((at) =>
    unseen.flatMap((code) =>
      spellings(code).map((spelt) => address.slice(0, at) + spelt + address.slice(at)),
    ),
  ),
)

/** The addresses as a browser resolves them on a page of ours. */
function addressesIn(html: string): { text: string; url: URL }[] {
  const tags = (html.match(/<[^>]+>/g) ?? []).join('')
  return [...tags.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, text = '']) => {
    const written = text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
    return { text: written, url: new URL(written, 'https://www.example.com/en/page') }
  })
}

function expectSafe(html: string): void {
  const once = clean(html)
  expect(clean(once), html).toBe(once)
  for (const { text, url } of addressesIn(once)) {
    expect(['http:', 'https:', 'mailto:', 'tel:'], html).toContain(url.protocol)
    if (!/^[a-z]+:/i.test(text)) expect(url.host, html).toBe('www.example.com')
  }
  // oxlint-disable-next-line no-control-regex -- this is what it is about
  expect(once, html).not.toMatch(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/)
  expect(once.isWellFormed(), html).toBe(true)
  expect(
    once.replace(
      /<\/?(?:[a-z0-9]+)(?: (?:href|src|alt|width|height|start|scope|colspan|rowspan|data-item|data-embed|data-width)="[^"<>]*")*(?: \/)?>/g,
      '',
    ),
  ).not.toMatch(/[<>]/)
}

test('no unseen character, written as itself or as a reference, hides a scheme or a host', () => {
  expect(clean('<p><a href="java&#127;script:alert(1)">x</a></p>')).toBe('<p><a>x</a></p>')
  expect(clean('<p><a href="java\uffffscript:alert(1)">x</a></p>')).toBe('<p><a>x</a></p>')
  for (const address of hiddenAddresses) {
    expectSafe(`<p><a href="${address}">x</a></p>`)
    expectSafe(`<a href='${address}'><img src="${address}" alt="${address}">${address}</a>`)
  }
})

test('addresses of this site and of the allowed schemes stay', () => {
  const kept = [
    '/en/pricing?a=1',
    '#top',
    '?page=2',
    'pricing',
    'https://a.example/ä',
    'tel:+44 20',
  ]
  for (const address of kept)
    expect(clean(`<a href="${address}">x</a>`)).toBe(`<a href="${address}">x</a>`)
})

test('what turns text around is removed, joiners and soft hyphens stay', () => {
  expect(clean('<p>a\u202eb&#x2066;c\u200bd\ufeff</p>')).toBe('<p>abcd</p>')
  expect(clean('<p>Stapler\u00adflotte 👩‍🔧 نمی‌خواهم</p>')).toBe(
    '<p>Stapler\u00adflotte 👩‍🔧 نمی‌خواهم</p>',
  )
})

test('a mark after a tag is not composed with its bracket', () => {
  expect(clean('<p>\u0338a</p>')).toBe('<p>\u0338a</p>')
  expect(clean('<p>Mu&#776;nchen &#8800; =&#824;</p>')).toBe('<p>München ≠ ≠</p>')
})

/** Pieces of which public collections of attacks are made. */
const pieces = [
  '<p>|</p>|<h1>|</h1>|<h2>|<li>|<ul>|</ul>|<ol>|<blockquote>|<b>|</b>|<strong>|<em|<code>|<pre>|</pre>',
  '<br>|<hr/>|</br>|<a href=|<a href="|<a/href=\'|</a>|<img src=|<img/src="|<image href="|<svg>',
  '<svg/onload=|</svg>|<math>|<mi |<mtext>|<mglyph>|<foreignObject>|<style>|</style>|<title>|</title>',
  '<textarea>|</textarea>|<xmp>|</xmp>|<script>|</script>|<script\n|<noscript>|</noscript>|<template>',
  '<iframe>|<iframe srcdoc="|</iframe>|<noembed>|<plaintext>|<select>|<option>|<table>|<td>|</table>',
  '<caption>|<thead>|<tfoot>|<tr>|</tr>|<th scope="|<td colspan=|<td rowspan="2" |</td>|<ol start=|<sub>|</sup>',
  '<figure>|</figure>|<figure data-width="|<figcaption>|<p data-embed="video">| data-item="a"| data-item="',
  '<form action="|<object data=|<embed src=|<base href="|<meta http-equiv=refresh |<!--|-->|--!>|<!-->',
  '<![CDATA[|]]>|<?xml |?>|<!doctype html>|<!|"|\'|`|>|<|/|=| |\t|\n|\r\n|\0|&|&lt;|&gt;|&quot;|&amp;',
  '&amp;lt;|&lt|&#60;|&#x3c|&#|&colon;|&Tab;|&NewLine;|&nbsp;|javascript:|java|script:|JaVaScRiPt:',
  'data:|vbscript:|//|\\\\|https:| onerror=alert(1)| onload=| style="| xlink:href="| id=x| is=x| alt="',
  'x|alert(1)|{{x}}|é|e\u0301|ﬁ|\u212a|≯|İ|ſcript|𝒋|😀',
]
  .flatMap((line) => line.split('|'))
  .concat(unseen.flatMap(spellings))

test('cleaning twice changes nothing, and what is clean is safe, for whatever is put together', () => {
  const dice = diceOf(20_261_122)
  for (let round = 0; round < 6000; round += 1) {
    const length = 1 + dice.below(14)
    expectSafe(Array.from({ length }, () => dice.pick(pieces)).join(''))
  }
})
