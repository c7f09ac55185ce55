import { constant } from './constant.ts'

const cuwb = 'https://www.cuwb.io/docs/latest/planning-for-deployment/anchor-estimator'
const sewio = 'https://docs.sewio.net/docs/advanced-features-7471213.html'
const openRtls = 'https://openrtls.com/page/cases'
const tracio = 'https://tracio.com/templates/tco-model'
const telematics = 'https://hhfri.org/glossary/fleet-telematics'

/** How many anchors, tags and days a site needs, and what they cost; prices in EUR without VAT. */
export const quantities = {
  rangeIndoor: constant(50, 'S', { source: 'nominal range in m, specification' }),
  rangeOutdoor: constant(65, 'S', {
    range: [65, 150],
    source: 'nominal range in m, specification; 150 m with the large antenna',
  }),
  usableRange: constant(0.5, 'D', {
    range: [0.35, 0.6],
    source: `diagonal of a 2D cell as a share of the range; 25 m is the limit of ${sewio}; practical range 20-50 m: https://developer.loconiq.com/docs/limitations`,
  }),
  aisleSpacing: constant(0.6, 'D', {
    range: [0.3, 0.8],
    source: `spacing along an aisle as a share of the range; 30 m is the 1D limit of ${sewio}; 15-40 m: https://installation-docs.pozyx.io/choosing-the-anchors-locations`,
  }),
  aislesPerRow: constant(2, 'D', {
    range: [1, 2],
    source:
      'aisles served by one anchor row above the racks: https://marvelmind.com/video/indoor-positioning-narrow-aisle-warehouses/',
  }),
  aislePitch: constant(5.5, 'P', {
    range: [3.5, 6.5],
    source: 'm; aisle and half a rack on either side',
  }),
  minimumAnchors: constant(6, 'F', { range: [4, 8], source: `small site: ${cuwb}` }),
  anchorsPerGateway: constant(20, 'P', {
    range: [10, 40],
    source: 'ports of a PoE switch or gateway',
  }),
  tagsPerTruck: constant(1, 'P', { range: [1, 2], source: 'one tag locates the truck' }),
  tagsPerTruckWithForks: constant(2, 'P', {
    range: [1, 2],
    source: 'stock management and FIFO: a second tag on the carriage gives the fork position',
  }),
  spareTags: constant(0.05, 'F', {
    range: [0.05, 0.15],
    source: `share of the tags; 10-15 % a year are replaced, fewer of vehicle-powered ones: ${tracio}`,
  }),
  anchorPrice: constant(400, 'P', {
    range: [150, 800],
    band: [500, 300],
    source: `nearest published figure EUR 480 each: ${openRtls}`,
  }),
  tagPrice: constant(250, 'P', {
    range: [60, 400],
    band: [320, 180],
    source: `asset tags at EUR 60 are the floor: ${openRtls}; a vehicle tag has power supply, IMU and housing`,
  }),
  gatewayPrice: constant(900, 'P', { range: [500, 1_500], source: 'no published figure' }),
  feePartner: constant(39, 'F', {
    range: [25, 60],
    source: `EUR per vehicle and month; road-vehicle telematics USD 25-40: ${telematics}`,
  }),
  feePilot: constant(49, 'F', {
    range: [25, 60],
    source: `EUR per vehicle and month; road-vehicle telematics USD 25-40: ${telematics}`,
  }),
  termPartner: constant(12, 'S', { source: 'months, specification: annual' }),
  termPilot: constant(3, 'S', { range: [1, 3], source: 'months, specification: 1 to 3' }),
  rentalMonths: constant(36, 'P', { source: 'months over which rented hardware is paid' }),
  fixedManDays: constant(2, 'P', { source: 'man-days of every installation' }),
  anchorsPerManDay: constant(8, 'D', {
    source: `EUR 80 per installed radio at EUR 640 a day: ${openRtls}`,
  }),
  tagsPerManDay: constant(6, 'P', { source: 'tags fitted and tested in a man-day' }),
  areaPerManDay: constant(5_000, 'P', { source: 'm2 cabled and surveyed in a man-day' }),
  hoursPerManDay: constant(8, 'S', { source: 'hours of a man-day' }),
  serviceMarkup: constant(1.15, 'D', {
    source: `man-hour of extra services beside the installation's, shown and never part of the estimate: ${tracio}`,
  }),
} as const
