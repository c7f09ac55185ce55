/** Example A with model version 1, which keeps its results to the digit. */
export const firstA = {
  anchors: 57,
  tags: 27,
  hardwareCost: 32_250,
  softwareCost: 11_700,
  installationCost: 11_730,
  investment: 55_680,
  savings: 71_513,
  increasedProfits: 7_949,
  efficiencySavings: 55_575,
  safetyComplianceSavings: 15_938,
  roi: 42.7,
  paybackMonths: 8.4,
  capacityIncrease: 25_500,
  profitIncrease: 7_949,
  lessDowntimeHours: 357,
  higherEfficiencySavings: 54_504,
  lowerRepairCosts: 13_388,
  lowerComplianceFees: 2_550,
  co2KgPerPallet: 0.0075,
  co2Tons: 2.24,
}

export const firstB = {
  anchors: 80,
  tags: 42,
  hardwareCost: 39_185,
  softwareCost: 15_840,
  installationCost: 12_480,
  investment: 67_505,
  savings: 148_107,
  increasedProfits: 12_780,
  efficiencySavings: 138_375,
  safetyComplianceSavings: 9_732,
  roi: 138.3,
  paybackMonths: 5,
  capacityIncrease: 99_450,
  profitIncrease: 12_780,
  lessDowntimeHours: 321,
  higherEfficiencySavings: 137_874,
  lowerRepairCosts: 8_032,
  lowerComplianceFees: 1_700,
  co2KgPerPallet: 0.1042,
  co2Tons: 67.73,
}

/** With model version 2; what the count of anchors does not decide is as in version 1. */
export const goldenA = {
  ...firstA,
  anchors: 92,
  hardwareCost: 34_250,
  installationCost: 14_490,
  investment: 60_440,
  roi: 31.5,
  paybackMonths: 9.1,
}

export const goldenB = {
  ...firstB,
  anchors: 126,
  hardwareCost: 41_055,
  installationCost: 15_600,
  investment: 72_495,
  roi: 121.9,
  paybackMonths: 5.4,
}
