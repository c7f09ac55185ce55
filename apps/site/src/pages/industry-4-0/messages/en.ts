export const en = {
  title: 'Industry 4.0 in the warehouse: one shift, told twice',
  description:
    'The same minutes of a late shift by radio call and as measured positions; when measuring pays, when it does not, and seven conditions to check first.',
  heading: 'One shift, told twice',
  lead: 'A late shift: a pallet is not in its place, and a trailer waits at dock 2. The same minutes are told once by radio call and once by measured position.',
  same: 'Nothing is faster in the second version, but every minute has a place and a reason.',
  told: {
    title: 'The same minutes, two records',
    lead: 'Sample data: one truck, one order. Times, routes and stops are identical in both versions.',
    choose: 'Record',
    time: 'Time',
    call: 'Call',
    move: 'What the truck does',
    radio: {
      name: 'By radio',
      title: 'Shift sheet, radio channel 3',
      calls: {
        order: '‘F-03, pallet 4711 to dock 2, please.’',
        empty: '‘Aisle B, the place is empty.’',
        neither: '‘Not in A or C either. Has anybody seen it?’',
        found: '‘Found it, beside the single rack.’',
        done: '‘Dock 2, pallet is down.’',
      },
      caption:
        'Plan of part of the sample hall with the places named over the radio. The routes between them are unknown.',
      total: 'Known: {times} calls and {places} places of the truck.',
    },
    measured: {
      name: 'Measured',
      title: 'Record of truck F-03',
      legs: {
        toB: 'Drives to aisle B',
        inB: 'Searches in aisle B',
        inA: 'Searches in aisle A',
        inC: 'Searches in aisle C',
        back: 'Drives back',
        crossing: 'Waits at the crossing',
        behind: 'Searches along the single rack',
        pick: 'Picks up',
        toDock: 'Drives to dock 2',
        atDock: 'Waits at dock 2',
        setDown: 'Sets down',
      },
      kinds: { drive: 'Driving', search: 'Searching', wait: 'Waiting', handle: 'Handling' },
      caption:
        'The same plan with every route and every stop; a larger circle is a longer stop. The driver caused neither of the two long waits: one is at a crossing, the other at a dock that is not ready.',
      total: 'Known: {minutes} and {metres}, each with its place and its reason.',
    },
  },
  essay: {
    monday: {
      title: 'What changes on Monday morning',
      text: [
        'A WMS holds what was scanned. What happens between two scans is in no system: the search, the queue at the dock, the empty run.',
        'With a tag on the truck, these minutes become times and distances. On Monday morning the shift lead opens a report of last week’s waiting times per dock and starts with the longest.',
      ],
      note: 'In picking from racks, about half of the working time is travel.[^pickingTravel]',
    },
    minutes: {
      title: 'Where the minutes go',
      text: [
        'Many figures about searching and idling are in circulation, most of them from vendors. Measure your own: the first weeks of a pilot are a baseline in which nothing is changed.',
        'Anonymous customers have recorded changes of {search} in search time and {orderResponse} in order response time, each at one site. These figures are not a forecast for another site.',
      ],
      note: 'Fleets are often larger than needed because the peak decides their size.[^fleetSize] One case study records a change of {night} in the number of forklifts on night shift.',
    },
    pays: {
      title: 'When it pays, and when it does not',
      text: [
        'The average payback is stated as under {months} months. For the {sites} computed sites behind this statement, all with two or three shifts, the mean is {mean} months. With one shift it is {oneShift} months.',
        'A small site with one shift and a few trucks is often better served by a whiteboard. The estimate shows on which side your site stands, and which assumption decides it.',
      ],
      note: 'Payback times are computed from a published price list; they are not measured.',
    },
    leaves: {
      title: 'What it leaves to people',
      text: [
        'The system measures movement. It does not plan work, and it does not steer trucks. A chaotic layout stays chaotic, but it becomes visible.',
        'The acatech maturity index has six stages.[^acatech] Locating provides the third stage, and data for the fourth. We claim neither the fifth nor the sixth.',
      ],
      note: 'The six stages of the index',
    },
    people: {
      title: 'Is this the start of counting people?',
      text: [
        'Trucks, pallets and tools carry tags; persons only where this has been agreed. But the position of a truck is personal data as soon as somebody can tell who drove it.',
        'The consent of employees hardly ever justifies such processing, which has to be necessary, proportionate and known to them.[^wp249] Purposes, access and retention are therefore agreed before the first tag. Rankings of persons are not part of the product.',
      ],
      note: 'In many countries the works council or the union has a say before the start. This is not legal advice.',
    },
    cloud: {
      title: 'One more system for IT?',
      text: [
        'Yes. Tags and anchors form a radio network of their own, gateways connect it with your network, and your WMS receives events over a REST interface.',
        'The quote states where the platform is hosted, how access is granted and how long data are kept. Ask before the pilot.',
      ],
      note: 'The floor has to be able to work when the screen is dark: uptime is stated as up to {uptime}.',
    },
    method: 'How the average is computed',
    stages: [
      'Computerisation',
      'Connectivity',
      'Visibility',
      'Transparency',
      'Predictive capacity',
      'Adaptability',
    ],
    reached: 'provided',
    fed: 'supplied with data',
  },
  conditions: {
    title: 'Seven things that have to be true',
    lead: 'A checklist to print. If two lines stay empty, begin with those two.',
    items: {
      shifts: {
        title: 'Two or more shifts, or trucks in use all day',
        why: 'The cost of hardware is spread over the hours in which the trucks are used.',
      },
      bottleneck: {
        title: 'The trucks are the bottleneck',
        why: 'If goods wait for picking or for paperwork, shorter routes change little.',
      },
      zones: {
        title: 'Somebody is responsible for the zones',
        why: 'A zone that nobody maintains causes alerts that nobody reads.',
      },
      plan: {
        title: 'There is a floor plan to scale',
        why: 'Walls, racks and docks decide where the anchors hang.',
      },
      council: {
        title: 'The works council is on board before the installation',
        why: 'An agreement that is sought last can stop the whole project.',
      },
      interface: {
        title: 'The WMS has an interface',
        why: 'Order times and pallet numbers come from it. Without them, waiting cannot be tied to an order, nor a place to a pallet.',
      },
      action: {
        title: 'Somebody acts on the reports',
        why: 'A figure that leads to no decision saves nothing.',
      },
    },
    end: 'If the list looks good, your own figures decide. Six fields are enough for a first estimate, which stays in your browser.',
    estimate: 'Estimate your site',
  },
}
