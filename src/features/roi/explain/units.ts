import type { ForkliftType } from '../model/input.ts'
import type { NameKey } from './formulas.ts'

/** How a number is written: `share` of 1 as %, `money` in the site's currency, `text` without a unit. */
export type Unit = 'share' | 'eur' | 'money' | 'm' | 'm²' | 'h' | 'kWh' | 'kg' | 'l' | '%'

const energyUnit: Record<ForkliftType, Unit> = { electric: 'kWh', lpg: 'kg', diesel: 'l' }

const keysByUnit = {
  share:
    'usableRange aisleSpacing spareTags idlingCut searchCut retrievalCut fewerForklifts throughputGain ' +
    'impactCut complianceCut idleShare searchShare retrievalShare moneyShare soldFrom soldMost ' +
    'realisationPartner realisationPilot idleDrawElectric idleDrawEngine used freedIdle freedSearch ' +
    'freedRetrieval freedShare energyShare sold',
  eur:
    'anchorPrice tagPrice gatewayPrice feePartner feePilot palletRevenue revenueWage truckYearElectric ' +
    'truckYearLpg truckYearDiesel assumedRepairCost',
  money:
    'fee hardwareCost softwareCost installationCost investment labour energy rightSizing downtimeValue ' +
    'higherEfficiencySavings efficiencySavings lowerRepairCosts lowerComplianceFees ' +
    'safetyComplianceSavings savings perPallet profitIncrease increasedProfits benefit manDay operator ' +
    'electricity lpg diesel repairCost complianceFees',
  m: 'rangeIndoor rangeOutdoor aislePitch spacing aisleLength',
  'm²': 'areaPerManDay cell open area',
  h: 'hoursPerManDay scheduledHours usedHours shiftHours lessDowntimeHours',
  kWh: 'energyElectric',
  kg: 'energyLpg co2Lpg co2Diesel gridCo2 co2Kg',
  l: 'energyDiesel',
  '%': 'assumedCapacityUsed assumedMargin',
} as const satisfies Partial<Record<Unit, string>>

const units = new Map<string, Unit>(
  Object.entries(keysByUnit).flatMap(([unit, keys]) =>
    keys.split(' ').map((key) => [key, unit as Unit] as const),
  ),
)

export const unitOf = (key: NameKey, forkliftType: ForkliftType): Unit | undefined =>
  key === 'energyUnits' ? energyUnit[forkliftType] : units.get(key)
