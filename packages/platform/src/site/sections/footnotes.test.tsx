import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { sources, type Source, type SourceKey } from '#src/facts/sources.ts'
import { Footnotes, markedSources, Noted } from './footnotes.tsx'

const notes: readonly SourceKey[] = ['iec60529']

test('a mark in a text becomes a link to its footnote', () => {
  const text = 'Dust-tight[^iec60529], and tested.'
  const html = renderToStaticMarkup(<Noted text={text} notes={notes} />)
  expect(html).toMatch(/^Dust-tight<sup[^>]*><a href="#source-1">1<\/a><\/sup>, and tested\.$/)
})

test('two marks keep a distance where nothing stands between them, and only there', () => {
  const classesOf = (text: string) =>
    [
      ...renderToStaticMarkup(<Noted text={text} notes={['iec60529', 'ipLimits']} />).matchAll(
        /<sup class="([^"]+)"/g,
      ),
    ].map(([, classes = '']) => classes.split(' ').length)
  expect(classesOf('Dust[^iec60529][^ipLimits]')).toEqual([1, 2])
  expect(classesOf('Dust[^iec60529] and water[^ipLimits]')).toEqual([1, 1])
})

test('a mark that the page does not list is refused', () => {
  expect(() => renderToStaticMarkup(<Noted text="Told[^hearsay]" notes={notes} />)).toThrow(
    'hearsay',
  )
})

test('a footnote names its source, its address and the day on which it was read', () => {
  const html = renderToStaticMarkup(<Footnotes lang="de" notes={notes} />)
  expect(html).toContain('id="source-1"')
  expect(html).toContain(`href="${sources.iec60529.url}"`)
  expect(html).toContain('Abgerufen am 21. November 2026')
})

test('a footnote of a standard without a page of its own is no link', () => {
  const html = renderToStaticMarkup(<Footnotes lang="en" notes={['ipLimits']} />)
  expect(html).toContain(`<span lang="en">${sources.ipLimits.title}</span>`)
  expect(html).not.toContain('<a ')
})

/** Law, standards, science, authorities and advisers: no rival, no dealer of trucks, no page of copies. */
const hosts =
  `belzuz.net bghm.de codes.findlaw.com compliancetestservices.com cra.orcwg.org dcvelocity.com
  decaforum.decawave.com doi.org eur-lex.europa.eu gdpr-text.com haufe.de isciberseguridad.es
  knowledge.bsigroup.com linc.cnil.fr netzerocompare.com neumueller.com ofcom.org.uk
  rtls-glossary.pages.dev standards.ieee.org summaeassociati.it tapaemea.org trusq.io webshop.ds.dk
  www.ecfr.gov www.ecobat.tech www.gov.uk www.legislation.gov.uk www.nist.gov www.osha.gov
  www.pilz.com www.trout.software www.wenglor.com`.split(/\s+/)

test('a source on another site is a decision: is it one that a visitor may be sent to?', () => {
  const all = Object.values<Source>(sources).flatMap(({ url }) => (url ? new URL(url).host : []))
  expect([...new Set(all)].toSorted()).toEqual(hosts)
})

test('the sources of a page are those that its texts mark, each once and in their order', () => {
  const texts = { b: ['Water[^ipLimits]', 'Dust[^iec60529][^ipLimits]'], a: 'Told[^hearsay]' }
  expect(markedSources(texts)).toEqual(['ipLimits', 'iec60529'])
})
