export const en = {
  title: 'Contact: London and Lisbon',
  description:
    'Offices in London and Lisbon with drawn maps, and a table that says where each subject goes: demo, running installation, data protection, security, press.',
  heading: 'Two doors and one address',
  lead: 'The table below says where each subject goes.',
  noHours: 'We print no telephone number and no opening hours until they are fixed.',
  demo: 'Request demo',
  plates: {
    noAddress: 'No address is published yet. Please write before you come.',
    localTime: 'Local time',
    phone: 'Telephone',
    opening: 'Opening hours',
  },
  maps: {
    show: 'Show map',
    hide: 'Hide map',
    caption: 'Map of central {city} at the level of districts',
    larger: 'Enlarge',
    smaller: 'Reduce',
    streets: 'Load the street map from {host}',
    note: 'These maps come with this page. They load nothing from elsewhere.',
    noPin: 'They have no pin while no address is published.',
  },
  subjects: {
    title: 'Which subject goes where',
    lead: 'Please leave out trade secrets in the first email: it is not encrypted from end to end.',
    subject: 'Subject',
    where: 'Where',
    help: 'What helps us answer',
    rows: {
      demo: [
        'Demo or quote',
        'Country, number of trucks and the one question that you want answered',
      ],
      prices: ['Prices and payback', 'The estimate needs no contact: it is computed on the page'],
      running: [
        'A running installation',
        'Site, truck or anchor, time of the event, and what you expected',
      ],
      privacy: [
        'Data protection',
        'Which data, and whether you want access, rectification or erasure',
      ],
      security: [
        'A security weakness',
        'The address or device, and the steps to repeat it. Please leave out data of other people',
      ],
      partners: [
        'Working with us',
        'Which of the steps of a project you do, and in which countries',
      ],
      press: ['Press', 'Boilerplate, logo and figures with their limits are ready to copy'],
      jobs: ['Working for us', 'One page about what you have built'],
    },
  },
}
