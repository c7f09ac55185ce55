import { expect, test } from 'vitest'
import { valuesOfRequest } from './answered-request.ts'

const request = {
  country: 'DE',
  company: 'Müller GmbH',
  industry: 'logistics',
  usecase: 'fleet-safety',
  comments: null,
}

test('a demo request fills in what it says of the site', () => {
  expect(valuesOfRequest(request)).toEqual({
    country: 'DE',
    companyName: 'Müller GmbH',
    industry: 'logistics',
    useCase: 'fleet-safety',
  })
})

test('what the estimate does not know is left out', () => {
  expect(valuesOfRequest({ ...request, industry: null, usecase: 'retail' })).toEqual({
    country: 'DE',
    companyName: 'Müller GmbH',
  })
})

test('the link of an estimate in the comments fills in its inputs, the fields of the form win', () => {
  const comments =
    'Our estimate:\nhttps://trilane.example/de/pricing#country=FR&forklifts=12&area=8000&pallets=90000\n\nCall us.'
  expect(valuesOfRequest({ ...request, comments })).toMatchObject({
    country: 'DE',
    forklifts: '12',
    area: '8,000',
    pallets: '90,000',
  })
})
