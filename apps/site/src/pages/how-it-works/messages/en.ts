export const en = {
  title: 'How it works: nine steps to a decision',
  description:
    'From the floor plan to the decision in nine steps: what you do, what we do, which document results, and how many man-days a sample site takes.',
  heading: 'Nine steps, drawn to scale',
  lead: 'The lengths are those of one sample site with {area} m² and {forklifts} trucks. For this site the estimate counts {anchors} anchors, {tags} tags, {gateways} gateways and {manDays} man-days.',
  order:
    'The works council and data protection come before the survey. How long these talks take usually decides the date of everything after them.',
  steps: {
    title: 'From the floor plan to the decision',
    lead: 'This is how we plan a project; your dates and prices are in the quote. A man-day is one working day of one person. Dimension lines are to scale. Thin lines stand for steps whose length nobody can promise.',
    you: 'You',
    we: 'We',
    paper: 'Document that results',
    sum: 'Together {days} man-days, rounded up to {manDays} in the estimate: {fixed} fixed days, one day for every {anchors} anchors, for every {tags} tags and for every {area} m².',
    items: {
      question: {
        name: 'Question and plan',
        length: 'by appointment',
        you: 'A floor plan, a list of the trucks, and one question that the pilot is to answer.',
        we: 'Questions about the site, and a first estimate of anchors, tags and man-days.',
      },
      agreement: {
        name: 'Agreement',
        length: 'open, so it starts first',
        you: 'Talks with the works council and the data protection officer: purposes, access, retention, rooms that are masked.',
        we: 'The list of points to agree, and sample screens that show what can be seen. In German-speaking countries, projects that stall mostly stall here, because the works council was asked last.[^worksCouncilLast]',
      },
      survey: {
        name: 'Site survey',
        length: '{days} man-day',
        you: 'A guide through the hall, the mounting heights, a contact for the network.',
        we: 'A walk through every aisle, a radio check, the national radio rules for anchors outdoors, and the weak spots on the plan.',
      },
      mounting: {
        name: 'Mounting and network',
        length: '{days} man-days',
        you: 'A lift, power or PoE at the agreed points, a network segment (VLAN).',
        we: 'Anchors and gateways, and the anchor survey: the coordinates of each anchor are measured. An error in them is an error in every position.[^decawave]',
      },
      trucks: {
        name: 'Trucks',
        length: '{days} man-days',
        you: 'The trucks one after the other, and the consent of their manufacturer.',
        we: 'A tag on each truck, and a DC/DC converter where the supply voltage requires one.',
      },
      rules: {
        name: 'Zones, rules, people',
        length: '{days} man-days',
        you: 'One person who is responsible for the zones, and time for the drivers.',
        we: 'Zones and thresholds on the plan, training for drivers and shift leads.',
      },
      acceptance: {
        name: 'Acceptance test',
        length: '{days} man-day',
        you: 'The choice of the test points.',
        we: 'A measurement at each point. The result is stated as a percentile, for instance with the metrics of ISO/IEC 18305.[^iso18305]',
      },
      pilot: {
        name: 'Pilot',
        length: '{least} to {most} months',
        you: 'One person who looks at the figures every week.',
        we: 'First a baseline without warnings, then the rules are switched on.',
      },
      decision: {
        name: 'Decision',
        length: 'yours',
        you: 'A partner contract, or the end of the project.',
        we: 'A quote for the partner contract. The quote for the pilot states the terms for ending it.',
      },
    },
  },
  plan: {
    masked: 'masked',
    weak: 'weak',
    partner: 'Partner contract',
    stop: 'End of the project',
    caption:
      'As-built plan of part of the sample site. Each number marks what its step has added: building (1), masked break room (2), survey walk and weak spots (3), anchors and gateway (4), trucks with tags (5), zones (6), test points (7), tracks of the pilot (8), the decision (9). Behind the single rack too few anchors are in sight.',
    block: ['As-built plan', 'Grid 2 m', 'Weak spots computed'],
  },
  papers: {
    title: 'Eight documents on the table',
    lead: 'Each of the first eight steps ends with a document. Whoever joins the project later can read what was decided, and why.',
    step: 'Step',
    paper: 'Document',
    contents: 'What it contains',
    items: {
      question: {
        name: 'Estimate',
        contents: 'Anchors, tags, man-days, every formula, and the version of the price list',
      },
      agreement: {
        name: 'Works agreement',
        contents:
          'Purposes, access by role, retention, masked rooms, how changes are agreed; where required, the impact assessment',
      },
      survey: {
        name: 'Survey plan',
        contents: 'Planned anchors, mounting heights, weak spots',
      },
      mounting: {
        name: 'As-built plan',
        contents: 'Coordinates of each anchor, gateways, cable routes',
      },
      trucks: {
        name: 'Fitting record',
        contents: 'For each truck: place of the tag, supply voltage, converter',
      },
      rules: {
        name: 'List of rules',
        contents: 'Zones, limits, thresholds, and who receives which alert',
      },
      acceptance: {
        name: 'Acceptance record',
        contents: 'Test points, measured errors, both signatures',
      },
      pilot: {
        name: 'Result of the pilot',
        contents:
          'Baseline and pilot compared, the answer to the question of step 1, gaps in the data',
      },
    },
  },
  answers: {
    title: 'Four readers, four questions',
    items: {
      operations: {
        question: 'Operations: how many aisles are closed, and for how long?',
        answer:
          'We plan the mounting aisle by aisle: the aisle in which the lift stands is closed. The order and the hours are agreed in the survey. Trucks are fitted one after the other.',
      },
      security: {
        question: 'IT security: when are ports and accounts needed?',
        answer:
          'The network segment and PoE before step 4, user accounts before step 6. Hosting, access and ports are named in the quote.',
      },
      council: {
        question: 'Works council: when are we asked?',
        answer:
          'In step 2, before anybody surveys the hall. The plan shows the rooms in which nothing is located, and step 6 uses only what was agreed.',
      },
      finance: {
        question: 'Finance: when do we pay, and when can we stop?',
        answer:
          'The pilot is a {least} to {most} month trial with free hardware and a software fee per vehicle per month; the installation is charged once, per man-day. Step 9 is the point to stop.',
      },
    },
    left: {
      title: 'What the man-days leave out',
      items: [
        'Talks with the works council',
        'Lifts and their operators',
        'Cables through fire walls and in cold stores',
        'Work on the WMS: extra services, charged per man-hour',
        'Waiting until a truck is free',
      ],
    },
    estimate: 'Estimate your own site',
    prices: 'Prices of pilot and partner contract',
  },
}
