export const en = {
  title: '{brand}: real-time location tracking for forklifts and warehouses',
  description:
    'Forklifts, pallets, tools and people shown live on the plan of your hall, located by ultra-wideband radio. Eleven modules, nine case results and their limits.',
  hero: {
    title: 'Every move on the floor is measured.',
    lead: '{brand} locates forklifts, pallets, tools and people by ultra-wideband radio and shows them live on the plan of your hall. Impacts, searches and idle hours become figures you can act on.',
    demo: 'Request demo',
    modules: 'The eleven modules',
  },
  facts: {
    hall: 'Sample hall, {width} × {depth} m',
    simulated: 'simulated data',
    accuracy: '3D accuracy, with a clear line of sight',
    rate: { value: 'up to {number} Hz', label: 'update rate per tag' },
    latency: { value: '{number} s', label: 'live view latency' },
    range: {
      value: 'up to {number} m',
      label: 'sensor range; {longer} or {longest} m with optional antenna',
    },
  },
  results: {
    title: 'Nine results on one ruler',
    lead: 'The results come from three customer case studies and show what was reached at those sites. Yours may reach more or less.',
    study: 'Case study {number}',
    studies: { 1: 'Safer driving', 2: 'Faster orders', 3: 'Shorter searches' },
    note: 'Customers stay anonymous. The bar shows the size of a change, the sign its direction.',
  },
  modules: {
    heading: 'Eleven modules, one control desk',
    intro: 'All modules use the same positions. The values below are sample data.',
  },
  estimate: {
    claim: 'Average payback under {months} months',
    lead: 'An average says little about one site. Enter the figures of your site to see its payback, the range of the payback and every assumption.',
    calculate: 'Calculate your site',
    demo: 'How we calculate',
    facts: {
      forklifts: 'Forklifts',
      electric: 'electric',
      area: 'Warehouse area',
      shifts: 'Shifts',
      hours: 'of {hours} h',
      pallets: 'Pallets moved',
      fees: 'Compliance fees',
      aYear: 'a year',
      rented: 'Payback with rented hardware',
    },
  },
  breakEven: {
    example: 'Example: {country}, partner contract, logistics, hardware bought',
    months: '{number} months',
    axis: 'Months after commissioning',
    note: 'Benefit less investment, in thousands of {currency}, without VAT. Range from {low} to {high} months: calculated with the published price list, not measured.',
  },
  latest: {
    title: 'News from the floor',
    lead: 'How sites plan, install and use live positions, and what to check first.',
    all: 'All news',
  },
  closing: {
    title: ['Bring a floor plan.', 'We mark the anchors.'],
    lead: 'In the demo we go through your hall: where the anchors would hang, which area they cover, and where steel or liquids would block the radio.',
    demo: 'Request demo',
  },
} as const
