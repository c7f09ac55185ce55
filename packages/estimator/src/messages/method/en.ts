export const en = {
  title: 'How the estimate is calculated',
  lead: 'Every formula and every assumption, taken from the price list that the calculator above works with: version {version}, published on {date}.',
  amounts: 'Amounts in this section: {country}, {currency}.',
  does: [
    {
      title: 'Quantities come first',
      text: 'Area and aisles give the anchors, forklifts give the tags; both give the man-days. Prices and wages are those of your country.',
    },
    {
      title: 'Case results count in part',
      text: 'Each effect is multiplied by a weight for your objective, a factor for your industry, and by what is reached within the contract’s term.',
    },
    {
      title: 'A freed hour counts once',
      text: '{money} of it counts as labour saved, and at most {sold} as throughput sold. Two case results are left out, because they would count the same hour again: {response} less order response time and {night} fewer forklifts on the night shift.',
    },
    {
      title: 'The first term counts',
      text: 'Hardware, installation and the software fee of the whole term count as investment. Payback is therefore later than if only the hardware counted.',
    },
  ],
  formulas: 'Formulas',
  formulaGroups: {
    quantities: 'Anchors, tags and gateways',
    investment: 'Investment',
    hours: 'Hours and efficiency',
    safety: 'Safety and compliance',
    profit: 'Throughput and profit',
    payback: 'Return, payback and CO₂',
  },
  exceptions: 'Exceptions: {list}.',
  constantGroups: {
    quantities: 'Assumptions: quantities',
    prices: 'Assumptions: prices and installation',
    benefits: 'Assumptions: benefits',
    defaults: 'Assumptions: defaults of empty fields',
  },
  legend:
    'Stated by us: a figure of our own. Public source: a published figure. Calculated: follows from these. To be confirmed: no published figure was found; the range shows what is plausible.',
  weights: 'Objectives and industries',
  weightsCaption: 'How much of an effect counts towards each objective',
  objective: 'Objective',
  levers: {
    impacts: 'Impacts',
    compliance: 'Compliance',
    idling: 'Idling',
    search: 'Searching',
    retrieval: 'Retrieval',
    rightSizing: 'Right-sizing',
    throughput: 'Throughput',
  },
  countries: 'Countries',
  countriesCaption: 'Prices, wages and energy by country, without VAT, in the country’s currency',
  columns: {
    currency: 'Currency',
    vatRate: 'VAT',
    fx: 'Per EUR',
    priceIndex: 'Index',
    manDay: 'Man-day',
    operator: 'Operator, per hour',
    electricity: 'Electricity, kWh',
    lpg: 'LPG, kg',
    diesel: 'Diesel, l',
    gridCo2: 'kg CO₂ per kWh',
  },
  basisOf: 'Operator cost, {countries}',
  none: 'no figure',
  claim: {
    title: 'What ‘average payback under {claim} months’ is based on',
    sites:
      '{sites} sites, calculated with this price list and not measured: every country, objective and forklift type, in three sizes, with two or three shifts, 70 to 80% of capacity used, and compliance fees of {fees} plus {perTruck} per forklift a year. Their mean payback is {mean} months, and {share} of them are under {claim}.',
    noFees:
      'Without compliance fees the mean is {noFees} months, and {noFeesShare} of the sites are under {claim}.',
    moves: 'What moves the mean most, with everything else unchanged:',
    variants: {
      oneShift: 'one shift instead of two or three: {months} months',
      oneRow: 'one row of anchors for each aisle instead of one for two aisles: {months} months',
      cautiousWeights:
        'cautious weights, 0.6 and 0.3 instead of 0.75 and 0.5, for effects that an objective supports or brings as a by-product: {months} months',
      together: 'the last two together, with 20% of the used hours idle: {months} months',
    },
    verdict: 'The estimate above shows the payback of your own site, with its range.',
  },
} as const
