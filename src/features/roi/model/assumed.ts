import { constant } from './constant.ts'

/** What an optional input is taken to be where it is left empty. */
export const assumed = {
  assumedWorkingDays: constant(250, 'P', { source: 'five days a week without public holidays' }),
  assumedCapacityUsed: constant(75, 'P', {
    range: [50, 85],
    source:
      '% of scheduled hours; about 50 % http://info.totaltraxinc.com/blog/topic/right-size , 41 % engine-on https://www.equipmentinsiderhq.com/posts/2025-09-15-fleet-utilization-study-2025 , 4-6 active hours https://www.hcoinnovations.com/analyzing-forklift-utilization-how-to-ensure-your-fleet-is-meeting-warehouse-demands/',
  }),
  assumedMargin: constant(10, 'P', { source: '% of handling revenue' }),
  assumedAccidents: constant(1, 'P', {
    source:
      'crashes that cost money; reportable ones are 0.1: https://www.certifyme.net/osha-blog/the-hidden-costs-of-forklift-accidents/ , https://wifitalents.com/forklift-accident-statistics',
  }),
  assumedRepairCost: constant(1_000, 'P', {
    source:
      'EUR per crash; cautious beside https://toyota-forklifts.co.uk/about-toyota/news-and-editorials/forklift-damage---take-the-dent-out-of-your-trucks-walls-and-wallet---part-one/',
  }),
  assumedDaysDown: constant(1, 'P', { source: 'working days after a crash' }),
} as const
