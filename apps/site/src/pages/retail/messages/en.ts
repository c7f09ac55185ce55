import { en as shared } from '@repo/platform/facts/messages/en.ts'

export const en = {
  title: 'Retail: coming soon',
  description:
    'Collected orders, roll cages, cold chain and the back room of a store: four open questions about locating in retail, and what already works today.',
  heading: 'The back room is still a sketch',
  lead: 'Retail is planned. There is no module, no date and no pilot yet, so this page shows what has to be clear first.',
  caption:
    'The back room of a store. Solid: shelves and roll cages that can carry a tag today. Construction lines: the rooms and routes around them, which are still open. The numbers belong to the questions.',
  questions: {
    title: 'Four questions for stores',
    lead: 'A store is not a warehouse: it is smaller, and customers walk through it.',
    items: [
      'Where does an online order wait until it is collected, and how often is it searched for?',
      'How many roll cages stand in the back room, and how many of them go back?',
      'Which routes from the dock to the shop floor cross those of customers?',
      'How long may a cage stand outside the cold room, and who has to act?',
    ],
  },
  useCases: shared.useCases,
  works: {
    title: 'What already works behind the store',
    lead: 'A distribution centre that supplies stores is a warehouse. These use cases of logistics apply there.',
    items: {
      'stock-management': 'The set-down place of pallets and roll cages before loading',
      'performance-monitoring': 'Waiting times at the docks, from the order to the first move',
      'fifo-compliance': 'Pallets that leave out of turn, with lane, time and reason',
    },
    limit:
      'Protection classes say nothing about condensation in cold stores,[^iec60529] and a position is not a temperature reading.',
  },
  demo: 'Describe your stores to us',
  newsletter: 'Get news by email',
}
