import type { HardwarePrices } from '#src/site/hardware-prices.ts'

export const samplePrices: HardwarePrices = {
  euros: { anchors: 400, tags: 250, gateways: 900 },
  country: 'DE',
  estimated: { search: 0.08, idle: 0.25 },
  countries: [
    { code: 'DE', name: 'Germany', currency: 'EUR', fx: 1, priceIndex: 1 },
    { code: 'GB', name: 'United Kingdom', currency: 'GBP', fx: 0.87, priceIndex: 1.05 },
  ],
}
