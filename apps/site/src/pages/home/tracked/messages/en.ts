export const en = {
  heading: 'What carries a tag',
  lead: 'Each object carries one tag, mounted where steel and loads shadow it least. Heights are drawn to scale.',
  detail: 'Detail 4 : 1',
  forklifts: {
    name: 'Forklifts',
    mount: 'on the overhead guard',
    text: 'A position up to {rate} times a second. Speed, idling and distance follow from it.',
  },
  pallets: {
    name: 'Pallets',
    mount: 'in the pallet foot',
    text: 'Known for each pallet: its storage location, and the time since it was put there. FIFO compliance follows from both.',
  },
  tools: {
    name: 'Tools',
    mount: 'on the housing',
    text: 'The plan shows the last known place of each tool, and the search starts there.',
  },
  people: {
    name: 'People',
    mount: 'vest or badge',
    text: 'Collision alerts cover people on foot who wear a tag. Which positions are stored, and for how long, is agreed with the employee representatives.',
  },
}
