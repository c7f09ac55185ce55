import { technology } from './claims.ts'

/** Nominal voltages of forklift batteries (source `truckVoltages`). */
export const truckVoltages = [12, 24, 36, 48, 72, 80] as const

/**
 * Whether a battery fits the DC input of the gateway without a converter. One whose nominal voltage is
 * the input's upper end exceeds it while it is charged.
 */
export function fitsDirectly(nominalVolts: number): boolean {
  const { from, to } = technology.gatewayPower.dcVolts
  return nominalVolts >= from && nominalVolts < to
}
