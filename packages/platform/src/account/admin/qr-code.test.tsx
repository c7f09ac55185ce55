import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

test('the code is drawn module by module, with four of light around it, and has a name', () => {
  const uri =
    'otpauth://totp/Trilane:ada%40example.com?issuer=Trilane&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
  const html = renderToStaticMarkup(<QrCode text={uri} label="QR code for the key" />)
  const { size } = generate(uri)
  expect(html).toContain(`viewBox="-4 -4 ${size + 8} ${size + 8}"`)
  expect(html).toContain('role="img" aria-label="QR code for the key"')
  // The finder in the corner: seven modules, beside a light one.
  expect(html).toContain(`d="${toSvgPath(generate(uri))}"`)
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((x) => generate(uri).get(x, 0))).toEqual([
    ...Array.from({ length: 7 }, () => true),
    false,
  ])
})
