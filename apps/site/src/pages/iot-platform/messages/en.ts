export const en = {
  title: 'IoT platform: data, latency, REST, IT security',
  description:
    'How old a position is when you see it, what a day of data amounts to, a REST example to copy, and the questions of IT security with the answers so far.',
  heading: 'From the truck to the report',
  lead: 'One pulse becomes a position, a picture, a key figure and a backup. Each of them has an age, and the age decides what it is good for.',
  limit: 'The platform reports. It controls no truck, and the floor has to work without a screen.',
  ages: {
    title: 'The four ages of a position',
    lead: 'The axis is logarithmic: time grows tenfold from one long tick to the next. Left of {live} lies the moment that no screen shows.',
    axis: 'Time since the pulse',
    liveView: 'Live view latency {live}',
    analytics: 'Analytics latency {analytics}',
    backup: 'Backup, daily',
    exists: 'Data',
    seen: 'What you see',
    picture: { shown: 'on the screen', now: 'in the hall' },
    items: {
      pulse: {
        exists: 'Arrival times at the anchors',
        seen: 'Nothing yet. Anchors and gateway are at work.',
      },
      live: {
        exists: 'Position, heading, speed, uncertainty, zone',
        seen: 'The truck on the hall plan. At {speed} it has moved {moved} since then: the picture is for looking, and drivers brake by eye.',
      },
      analytics: {
        exists: 'Passes, waiting times, idling, speed by zone',
        seen: 'Key figures and heat maps by shift, truck or zone.',
      },
      backup: {
        exists: 'A copy of all that is stored',
        seen: 'Nothing, as long as all is well. Data newer than the last backup are not in it.',
      },
    },
  },
  figures: {
    title: 'What the figures come to',
    lead: 'Every line is arithmetic with published figures. Your own rates and shifts change the result.',
    moved: {
      formula: '{speed} × {live}',
      text: 'The distance that a truck moves while its picture ages. The {live} belong to the screen: they are not the delay of a driver’s warning.',
    },
    rate: {
      value: '{number} per second',
      formula: '{trucks} trucks × {rate}',
      text: 'Positions at the highest rate. The rate is set for each tag, and most tags need less.',
    },
    day: {
      value: '{number} million',
      formula: '× {hours} of operation',
      text: 'Positions in one day. With each comes a time, a place in three axes and an uncertainty.',
    },
    year: {
      formula: '{outage} of a year',
      text: 'An uptime of up to {uptime} leaves this much outage, or more. Over a month of 30 days it is {month}.',
    },
  },
  rest: {
    title: 'One request, one answer',
    lead: 'Your WMS asks for positions and events over the REST interface. Questions about other interfaces are answered on request.',
    example:
      'Example. Addresses, fields and sign-in are part of the reference that comes with the quote.',
    request: 'Request',
    answer: 'Answer',
    copy: 'Copy',
    copied: 'Copied',
    positions: 'Positions in a zone',
    events: 'Events since a time',
    table: 'Kinds of events in the example',
    kind: 'Kind',
    raised: 'Raised when',
    value: 'Value',
    limit: 'With limit',
    yes: 'yes',
    no: 'no',
    kinds: {
      'zone-entered': ['a tag enters a zone', '–'],
      'zone-left': ['a tag leaves a zone', 'time inside, s'],
      speed: ['a truck is too fast for the zone', 'speed, km/h'],
      'collision-alert': ['two tags approach each other', 'distance, m'],
      impact: ['the acceleration exceeds the threshold', 'peak, g'],
      idle: ['a truck is on and does not move', 'duration, s'],
      checklist: ['a daily check finds a fault', 'number of the item'],
      'fifo-out-of-turn': ['a younger pallet leaves first', 'difference, days'],
    },
  },
  security: {
    title: 'What IT security asks',
    lead: 'Published answers are given here. Where a line says ‘on request’, you receive the answer in writing before you sign.',
    open: 'on request',
    items: {
      data: {
        question: 'Which data leave the hall?',
        answer:
          'Tag number, time, place, uncertainty, zone and events. The name of a driver is not among them. Linking a tag to a person has to be agreed first.',
      },
      volume: {
        question: 'How much is it?',
        answer: 'At most {day} million positions a day with {trucks} trucks, as computed above.',
      },
      place: {
        question: 'Where are data kept, by whom, and for how long?',
        answer: 'Place and operator of the servers and the retention period of each kind of data.',
      },
      encryption: {
        question: 'How are data encrypted?',
        answer: 'In transit and at rest, with the names of the methods.',
      },
      accounts: {
        question: 'Who is the administrator? Is there single sign-on?',
        answer: 'Roles, sign-in through your directory, and the log of who looked at what.',
      },
      ports: {
        question: 'Which ports, which updates?',
        answer: 'Ports and addresses, and how long devices and platform receive updates.',
      },
      outage: {
        question: 'What happens when the line is cut?',
        answer:
          'Work goes on by traffic routes, mirrors and speed limits, as without the system: alerts are driver assistance. Whether data are kept in the hall until the line is back is answered on request.',
      },
      grain: {
        question: 'Raw data or aggregates?',
        answer:
          'This is agreed with the works council before the first tag: purposes, level of detail, retention, who sees what, and that nobody is ranked.',
      },
      exit: {
        question: 'How do we get our data out?',
        answer:
          'Over the REST interface. Support for open standards such as omlox is not stated. What happens to the data after the contract is answered on request.',
      },
      segments: {
        question: 'Does it fit a zoned network?',
        answer:
          'IEC 62443 groups assets with equal needs in zones, with controlled paths between them.[^iec62443] Anchors and gateways can form a zone of their own. We claim no security level.',
      },
      rules: {
        question: 'Cyber Resilience Act, radio directive, Data Act, NIS2?',
        answer:
          'These rules exist for connected products and their users.[^cra][^red2022][^dataAct][^nis2] Ask us for the support period, for the way to report a vulnerability, and for the kind and volume of the data.',
      },
    },
    connectivity: 'Connectivity: cables and power',
    demo: 'Request demo',
  },
}
