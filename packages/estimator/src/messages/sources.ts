import type { ConstantKey } from '../model/measures/constants.ts'

const cuwb = 'https://www.cuwb.io/docs/latest/planning-for-deployment/anchor-estimator'
const sewio = 'https://docs.sewio.net/docs/advanced-features-7471213.html'
const openRtls = 'https://openrtls.com/page/cases'
const tracio = 'https://tracio.com/templates/tco-model'
const telematics = 'https://hhfri.org/glossary/fleet-telematics'
const lease = 'https://biberger.de/en/blogs/news/gabelstapler-leasing'
const forkforce = 'https://forkforce.com.au/electric-v-lpg-forklift-fuel-costs'
const fitted = 'fitted to the anchor planner on 44 generated buildings'
const caseResult = 'case result, specification'

/** Where each constant is from, or why it is what it is: staff may rewrite them with the values. */
export const sources = {
  rangeIndoor: 'nominal range in m, specification',
  rangeOutdoor: 'nominal range in m, specification; 150 m with the large antenna',
  usableRange: `diagonal of a 2D cell as a share of the range; 25 m is the limit of ${sewio}; practical range 20–50 m: https://developer.loconiq.com/docs/limitations`,
  aisleSpacing: `spacing along an aisle as a share of the range, ${fitted}`,
  aislesPerRow: `aisles served by one row of anchors, ${fitted}`,
  endAnchors: `further anchors at the end of each row, ${fitted}`,
  wallShare: `spacing along the walls as a share of the range, ${fitted}`,
  aislePitch: 'm; aisle and half a rack on either side',
  minimumAnchors: `small site: ${cuwb}`,
  anchorsPerGateway: 'ports of a PoE switch or gateway',
  tagsPerTruck: 'one tag locates the truck',
  tagsPerTruckWithForks:
    'stock management and FIFO: a second tag on the carriage gives the fork position',
  spareTags: `share of the tags; 10–15% a year are replaced, fewer of vehicle-powered ones: ${tracio}`,
  anchorPrice: `nearest published figure EUR 480 each: ${openRtls}`,
  tagPrice: `asset tags at EUR 60 are the floor: ${openRtls}; a vehicle tag has power supply, IMU and housing`,
  gatewayPrice: 'no published figure',
  feePartner: `EUR per vehicle and month; road-vehicle telematics USD 25–40: ${telematics}`,
  feePilot: `EUR per vehicle and month; road-vehicle telematics USD 25–40: ${telematics}`,
  termPartner: 'months, specification: annual',
  termPilot: 'months, specification: 1 to 3',
  rentalMonths: 'months over which rented hardware is paid',
  fixedManDays: 'man-days of every installation',
  anchorsPerManDay: `EUR 80 per installed radio at EUR 640 a day: ${openRtls}`,
  tagsPerManDay: 'tags fitted and tested in a man-day',
  areaPerManDay: 'm² cabled and surveyed in a man-day',
  hoursPerManDay: 'hours of a man-day',
  serviceMarkup: `man-hour of extra services beside the installation's, shown and never part of the estimate: ${tracio}`,
  idlingCut: caseResult,
  searchCut: caseResult,
  retrievalCut: caseResult,
  fewerForklifts: caseResult,
  throughputGain: `${caseResult}; 20% shorter traversal: https://vectorlink.tech/insights/3pl-ips`,
  impactCut: `${caseResult}; 20–30% fewer accidents with telematics: ${telematics}`,
  complianceCut: 'our assumption',
  idleShare:
    'of used hours; 15–20% is good, 30–40% common: https://www.pacificfleetsystems.com/resources/fleet-utilisation-reporting ; 33%: https://www.equipmentinsiderhq.com/posts/2025-09-15-fleet-utilization-study-2025 ; https://skidweigh.com/the-difference-between-fleet-management-and-fleet-utilization',
  searchShare:
    '5–10 minutes per shift up to a quarter of it: https://dragonguardgroup.com/blog/rfid-solutions/eliminate-40-of-labor-inefficiency-the-roi-of-real-time-forklift-location.html',
  retrievalShare: 'half of the productive cycle',
  moneyShare: 'freed hours turned into money: overtime, agency hours, shift plan',
  soldFrom: 'used capacity from which extra throughput is sold: the fleet is then the bottleneck',
  soldMost: 'with the hours turned into money, each freed hour counts once',
  realisationPartner: 'ramp-up in the term',
  realisationPilot: 'ramp-up in the term',
  palletRevenue:
    'EUR per move; USD 5–15: https://www.thefulfillmentadvisor.com/3pl-pricing-and-rates-how-much-does-3pl-cost ; USD 12 in, USD 10 out: https://wiki.winsbs.com/wiki/pallet-in-out',
  revenueWage: 'operator cost in EUR per hour at which the revenue per pallet holds',
  revenueLeast: 'least factor of the revenue per pallet',
  revenueMost: 'greatest factor of the revenue per pallet',
  truckYearElectric: `full-service lease of a year, EUR 400–600 a month: ${lease}`,
  truckYearLpg: 'full-service lease of a year, between electric and diesel',
  truckYearDiesel: `full-service lease of a year, EUR 450–700 a month: ${lease}`,
  replacementRate:
    'a replacement truck as a multiple of the lease per working day: https://www.liveabout.com/should-you-lease-rent-or-buy-a-forklift-4158302',
  energyElectric: `kWh per used hour; 4.8 from ${forkforce}; test standard EN 16796: https://dinmedia.de/en/standard/din-en-16796-1/252318671`,
  energyLpg: `kg per used hour; 3.0–3.6 from ${forkforce}`,
  energyDiesel:
    'l per used hour: https://www.moreinformationblog.com/how-much-diesel-does-a-forklift-use-per-hour-2.html',
  idleDrawElectric: 'of the average draw',
  idleDrawEngine: 'of the average draw',
  co2Lpg:
    'kg per kg: https://www.mfe.govt.nz/publications/climate/guidance-greenhouse-gas-reporting-apr08/html/table-1.html',
  co2Diesel:
    'kg per l; 2.58 https://jwoodscience.springeropen.com/articles/10.1007/s10086-015-1515-6/tables/1 , 2.61 https://www.mfe.govt.nz/publications/climate/guidance-greenhouse-gas-reporting-apr08/html/table-1.html , 2.68 https://www.drivingtests.co.nz/resources/fuel-co2-calculator-carbon-dioxide-emissions-in-kg/',
  assumedWorkingDays: 'five days a week without public holidays',
  assumedCapacityUsed:
    '% of scheduled hours; about 50% http://info.totaltraxinc.com/blog/topic/right-size , 41% engine-on https://www.equipmentinsiderhq.com/posts/2025-09-15-fleet-utilization-study-2025 , 4–6 active hours https://www.hcoinnovations.com/analyzing-forklift-utilization-how-to-ensure-your-fleet-is-meeting-warehouse-demands/',
  assumedMargin: '% of handling revenue',
  assumedAccidents:
    'crashes that cost money; reportable ones are 0.1: https://www.certifyme.net/osha-blog/the-hidden-costs-of-forklift-accidents/ , https://wifitalents.com/forklift-accident-statistics',
  assumedRepairCost:
    'EUR per crash; cautious beside https://toyota-forklifts.co.uk/about-toyota/news-and-editorials/forklift-damage---take-the-dent-out-of-your-trucks-walls-and-wallet---part-one/',
  assumedDaysDown: 'working days after a crash',
} as const satisfies Record<ConstantKey, string>
