import type { CountryRow } from './country-row.ts'
import type { ForkliftType } from './input.ts'
import type { Values } from './table.ts'

interface PerUnit {
  /** kWh, kg or litres per used hour. */
  energyPerHour: number
  energyPrice: number
  /** kg CO2e per kWh, kg or litre. */
  co2: number
  /** Share of the average draw that an idling truck takes. */
  idleDraw: number
  /** EUR per year. */
  truckYear: number
}

/** What depends on how the forklifts are driven. */
export function perUnit(type: ForkliftType, row: CountryRow, c: Values): PerUnit {
  const byType: Record<ForkliftType, PerUnit> = {
    electric: {
      energyPerHour: c.energyElectric,
      energyPrice: row.electricity,
      co2: row.gridCo2,
      idleDraw: c.idleDrawElectric,
      truckYear: c.truckYearElectric,
    },
    lpg: {
      energyPerHour: c.energyLpg,
      energyPrice: row.lpg,
      co2: c.co2Lpg,
      idleDraw: c.idleDrawEngine,
      truckYear: c.truckYearLpg,
    },
    diesel: {
      energyPerHour: c.energyDiesel,
      energyPrice: row.diesel,
      co2: c.co2Diesel,
      idleDraw: c.idleDrawEngine,
      truckYear: c.truckYearDiesel,
    },
  }
  return byType[type]
}
