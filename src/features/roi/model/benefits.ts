import { constant } from './constant.ts'

const lease = 'https://biberger.de/en/blogs/news/gabelstapler-leasing'
const telematics = 'https://hhfri.org/glossary/fleet-telematics'
const forkforce = 'https://forkforce.com.au/electric-v-lpg-forklift-fuel-costs'
const caseResult = 'case result, specification'

/** What location saves and earns; shares of 1, money in EUR. */
export const benefits = {
  idlingCut: constant(0.15, 'S', { source: caseResult }),
  searchCut: constant(0.25, 'S', { source: caseResult }),
  retrievalCut: constant(0.05, 'S', { source: caseResult }),
  fewerForklifts: constant(0.05, 'S', { source: caseResult }),
  throughputGain: constant(0.2, 'S', {
    range: [0.05, 0.2],
    band: [0.12, 0.2],
    source: `${caseResult}; 20 % shorter traversal: https://vectorlink.tech/insights/3pl-ips`,
  }),
  impactCut: constant(0.35, 'S', {
    range: [0.15, 0.5],
    band: [0.22, 0.4],
    source: `${caseResult}; 20-30 % fewer accidents with telematics: ${telematics}`,
  }),
  complianceCut: constant(0.2, 'D', {
    range: [0.1, 0.35],
    source: 'set equal to the case result of 20 % less speeding',
  }),
  idleShare: constant(0.25, 'F', {
    range: [0.15, 0.4],
    band: [0.18, 0.32],
    source:
      'of used hours; 15-20 % is good, 30-40 % common: https://www.pacificfleetsystems.com/resources/fleet-utilisation-reporting ; 33 %: https://www.equipmentinsiderhq.com/posts/2025-09-15-fleet-utilization-study-2025 ; https://skidweigh.com/the-difference-between-fleet-management-and-fleet-utilization',
  }),
  searchShare: constant(0.08, 'F', {
    range: [0.02, 0.25],
    band: [0.05, 0.12],
    source:
      '5-10 minutes per shift up to a quarter of it: https://dragonguardgroup.com/blog/rfid-solutions/eliminate-40-of-labor-inefficiency-the-roi-of-real-time-forklift-location.html',
  }),
  retrievalShare: constant(0.4, 'P', {
    range: [0.3, 0.5],
    band: [0.35, 0.45],
    source: 'half of the productive cycle',
  }),
  moneyShare: constant(0.5, 'P', {
    range: [0.3, 0.8],
    band: [0.35, 0.65],
    source: 'freed hours turned into money: overtime, agency hours, shift plan',
  }),
  soldFrom: constant(0.5, 'D', {
    source: 'used capacity from which extra throughput is sold: the fleet is then the bottleneck',
  }),
  soldMost: constant(0.5, 'D', {
    range: [0, 0.5],
    source: 'with the hours turned into money, each freed hour counts once',
  }),
  realisationPartner: constant(0.85, 'P', { range: [0.7, 1], source: 'ramp-up in the term' }),
  realisationPilot: constant(0.5, 'P', { range: [0.3, 0.7], source: 'ramp-up in the term' }),
  palletRevenue: constant(8, 'F', {
    range: [5, 12],
    band: [6, 10],
    source:
      'EUR per move; USD 5-15: https://www.thefulfillmentadvisor.com/3pl-pricing-and-rates-how-much-does-3pl-cost ; USD 12 in, USD 10 out: https://wiki.winsbs.com/wiki/pallet-in-out',
  }),
  revenueWage: constant(25.1, 'D', {
    source: 'operator cost in EUR per hour at which the revenue per pallet holds',
  }),
  revenueLeast: constant(0.6, 'P', { source: 'least factor of the revenue per pallet' }),
  revenueMost: constant(1.4, 'P', { source: 'greatest factor of the revenue per pallet' }),
  truckYearElectric: constant(6_000, 'F', {
    range: [4_800, 9_000],
    source: `full-service lease of a year, EUR 400-600 a month: ${lease}`,
  }),
  truckYearLpg: constant(6_600, 'P', {
    range: [4_800, 9_000],
    source: 'full-service lease of a year, between electric and diesel',
  }),
  truckYearDiesel: constant(6_900, 'F', {
    range: [4_800, 9_000],
    source: `full-service lease of a year, EUR 450-700 a month: ${lease}`,
  }),
  replacementRate: constant(2, 'P', {
    range: [1.5, 3],
    source:
      'a replacement truck as a multiple of the lease per working day: https://www.liveabout.com/should-you-lease-rent-or-buy-a-forklift-4158302',
  }),
  energyElectric: constant(4.5, 'D', {
    range: [3, 8],
    source: `kWh per used hour; 4.8 from ${forkforce}; test standard EN 16796: https://dinmedia.de/en/standard/din-en-16796-1/252318671`,
  }),
  energyLpg: constant(3, 'D', {
    range: [2, 4],
    source: `kg per used hour; 3.0-3.6 from ${forkforce}`,
  }),
  energyDiesel: constant(3, 'F', {
    range: [2.7, 3.6],
    source:
      'l per used hour: https://www.moreinformationblog.com/how-much-diesel-does-a-forklift-use-per-hour-2.html',
  }),
  idleDrawElectric: constant(0.1, 'P', { range: [0.05, 0.5], source: 'of the average draw' }),
  idleDrawEngine: constant(0.35, 'P', { range: [0.05, 0.5], source: 'of the average draw' }),
  co2Lpg: constant(2.97, 'F', {
    range: [2.9, 3],
    source:
      'kg per kg: https://www.mfe.govt.nz/publications/climate/guidance-greenhouse-gas-reporting-apr08/html/table-1.html',
  }),
  co2Diesel: constant(2.65, 'F', {
    range: [2.58, 2.68],
    source:
      'kg per l; 2.58 https://jwoodscience.springeropen.com/articles/10.1007/s10086-015-1515-6/tables/1 , 2.61 https://www.mfe.govt.nz/publications/climate/guidance-greenhouse-gas-reporting-apr08/html/table-1.html , 2.68 https://www.drivingtests.co.nz/resources/fuel-co2-calculator-carbon-dioxide-emissions-in-kg/',
  }),
} as const
