import { expect, test } from 'vitest'
import { csv } from './csv.ts'

test('a cell that begins like a formula is exported as text', () => {
  const cells = ['=1+1', '+44 20', '-2', '@SUM(A1)', '\t=1', 'a=b', 'a@x.example']
  expect(
    csv(
      ['cell'],
      cells.map((cell) => [cell]),
    )
      .split('\r\n')
      .slice(1, -1),
  ).toEqual(["'=1+1", "'+44 20", "'-2", "'@SUM(A1)", "'\t=1", 'a=b', 'a@x.example'])
})

test('commas, quotes and line breaks are quoted', () => {
  expect(
    csv(
      ['a', 'b'],
      [
        ['x, "y"\nz', null],
        [-1, true],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x, ""y""\nz",\r\n-1,true\r\n')
})
