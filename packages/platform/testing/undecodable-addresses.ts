/** Addresses inside a language that cannot be decoded, or not as UTF-8. */
export const undecodableAddresses = [
  '/en/%E0%A4%A',
  '/de/%',
  '/it/%zz',
  '/es/%ff%fe',
  '/fr/%E0%A4%A?a=%zz',
  '/pt/%C3%28',
]
