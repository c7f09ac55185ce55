export const en = {
  heading: 'What carries a tag',
  figure: {
    tag: 'UWB tag on the overhead guard',
    ring: 'Circle of uncertainty',
    ringNote: '3D accuracy up to {accuracy} cm, drawn larger',
  },
  forklifts: {
    name: 'Forklifts',
    text: 'A position up to {rate} times a second. Speed, idling and distance follow from it.',
  },
  pallets: {
    name: 'Pallets',
    text: 'Where each one stands, and since when. FIFO compliance is read from that.',
  },
  tools: {
    name: 'Tools',
    text: 'Where each one was last seen. The search ends at a spot on the plan, not at the other end of the hall.',
  },
  people: {
    name: 'People',
    text: 'Collision alerts cover people on foot who wear one. Which positions are stored, and for how long, is agreed with the employee representatives.',
  },
}
