export const en = {
  title: 'Partners: who can do which step',
  description:
    'Mounting, truck fitting, WMS integration, project lead: the steps of a project, who can take on each of them, and what the work consists of.',
  heading: 'Who can take on which step',
  lead: 'A project with live positions consists of nine tasks. Integrators, truck dealers and WMS vendors can take on most of them. This page says what the work consists of.',
  chart: {
    title: 'Nine tasks, three sides',
    lead: 'This is how we plan a project. The quote names who does each of the tasks.',
    step: 'Task',
    result: 'Document that results',
    sides: { us: 'We', partner: 'Partner', customer: 'Customer' },
    parts: { leads: 'leads', can: 'can take it on', helps: 'contributes', none: 'no part' },
    names: {
      question: ['Question and plan', 'First estimate'],
      agreement: ['Works council, data protection', 'Agreement'],
      survey: ['Site survey', 'Plan with weak spots'],
      mounting: ['Mounting and cabling', 'As-built plan with coordinates'],
      trucks: ['Fitting the trucks', 'Fitting record for each truck'],
      zones: ['Zones and rules', 'List of rules'],
      wms: ['Connection to the WMS', 'List of events and fields'],
      acceptance: ['Acceptance test', 'Signed acceptance record'],
      operation: ['Operation', 'Figures against the question'],
    },
  },
  roles: {
    title: 'What the work consists of',
    lead: 'Four kinds of work, each with the skill that it needs.',
    names: {
      mounting: 'Mounting and cabling',
      trucks: 'Truck fitting',
      wms: 'WMS integration',
      lead: 'Project lead on site',
    },
    texts: {
      mounting:
        'Work at height between racks, network cable and power to each anchor and gateway, and the survey of every anchor with laser or total station. An error in an anchor’s coordinates is an error in every position.',
      trucks:
        'Tags on trucks, with a DC/DC converter where the battery needs one. Fitting is agreed with the manufacturer of the truck or its service partner, and each truck gets a record.',
      wms: 'The platform has a REST interface. The WMS needs events, such as a set-down place, more often than coordinates. Somebody maps fields, tests with real orders and looks after the mapping later.',
      lead: 'Appointments, closed aisles, lifts, and the order in which trucks are fitted. One person knows the site and its shifts, from the survey to the acceptance test.',
    },
  },
  terms: {
    title: 'What do you earn, and what do we need?',
    text: [
      'There is no partner programme yet: no tiers, no certificates and no published margins. What a partner earns is agreed for the first project.',
      'We need three things from you: which of the four kinds of work you do, in which countries, and a person who answers questions. Outdoor anchors need a check of the national radio rules first, and local knowledge helps there.',
    ],
    plan: '‘Partner’ is also the name of our annual contract: see the plans',
    contact: 'Tell us what you do',
  },
  named: {
    title: 'Partners',
    none: 'No partner is named here yet.',
    next: 'A name appears when both sides have agreed to it, with the tasks that the partner takes on.',
  },
}
