import { expect, test } from 'vitest'
import { countryNames } from './countries.ts'

const nameOf = (locale: string, code: string) => new Map(countryNames(locale)).get(code)

test('a country has the name in use in the language, in its alphabetical place', () => {
  expect(nameOf('es-ES', 'CI')).toBe('Costa de Marfil')
  expect(nameOf('es-ES', 'DE')).toBe('Alemania')
  expect(nameOf('fr-FR', 'CI')).toBe('Côte d’Ivoire')
  const names = countryNames('es-ES').map(([, name]) => name)
  expect(names.slice(names.indexOf('Costa de Marfil') - 1)[0]).toBe('Corea del Sur')
})
