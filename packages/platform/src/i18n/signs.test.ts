import { expect, test } from 'vitest'
import { colon, semicolon } from './signs.ts'

test('French has a no-break space before the signs that code puts between texts', () => {
  expect(`Langue${colon('fr')}FR`).toBe('Langue\u00a0: FR')
  expect(['a', 'b'].join(semicolon('fr'))).toBe('a\u202f; b')
  expect([`Language${colon('en')}EN`, 'b'].join(semicolon('de'))).toBe('Language: EN; b')
})
