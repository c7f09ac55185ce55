/** Constants of the shift, version 1 of the hall model: metres, seconds, kilograms, joules. */
export const shiftConstants = {
  /** Length of a step, and steps in a second. */
  step: 0.2,
  stepsPerSecond: 5,
  articles: 300,
  /** Share of the articles up to the end of each class, and of the orders. */
  classes: { articles: { a: 0.2, b: 0.5 }, orders: { a: 0.8, b: 0.95 } },
  putaways: 0.5,
  placeWidth: 0.9,
  levels: 4,
  levelHeight: 1.5,
  placeTries: 200,
  mistakes: 0.02,
  /** Share of the mistakes that stay in the aisle, and how many places they go at most. */
  mistakesNearby: 0.7,
  mistakePlaces: 5,
  searchPerPosition: 4,
  longestSearch: 180,
  floorPick: 25,
  floorDrop: 20,
  rackMove: 25,
  liftSpeed: 0.4,
  lowerSpeed: 0.5,
  section: 5.5,
  aisleSection: 6,
  streetWidth: 6,
  /** Free floor that a street needs along a block. */
  streetDepth: 5,
  laneOffset: 1.25,
  parkingSpur: 6,
  /** What a crossing counts when ways are compared. */
  crossingCost: 12,
  /** Of a truck, with the gap to the next. */
  truckLength: 3.5,
  /** Of the truck alone. */
  body: { length: 2.5, width: 1.1 },
  accelerate: 0.6,
  brake: 1,
  hardBrake: 2.5,
  reaction: 1,
  standoff: 1,
  topSpeed: { empty: 3.6, loaded: 3 },
  turnSpeed: 1.5,
  limits: { front: 2.2, street: 2.8, aisle: 2.2, staging: 2.2, parking: 1.7 },
  habit: 0.5,
  /** Seconds before a turn after which a truck drives on straight. */
  patience: 12,
  oldestOrders: 8,
  urgentAfter: 600,
  /** Error up to which a truck's position is known. */
  known: 1,
  heeded: 0.8,
  pedestriansPerHour: 20,
  crossingTime: 3.85,
  inattentive: 0.1,
  nearMiss: { seconds: 1.5, speed: 1.5 },
  speeding: 1.1,
  mass: { empty: 3100, loaded: 3900, lifted: 1100 },
  gravity: 9.81,
  rolling: 0.02,
  efficiency: { drive: 0.6, accelerate: 0.7 },
  mannedPower: 450,
} as const
