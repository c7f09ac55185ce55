import { shiftConstants } from './constants.ts'
import { Random } from './random.ts'

const { articles, classes, putaways, step } = shiftConstants

/** What a truck is asked to do, and when. */
export interface Order {
  /** Counted from 0 in order of arrival. */
  readonly index: number
  /** Step in which it arrived. */
  readonly arrived: number
  readonly kind: 'putaway' | 'retrieval'
  readonly article: number
  readonly dock: number
  /** Of its own random numbers: the runs with and without location choose alike. */
  readonly seed: number
}

/** First article of class B, of class C, and the number of all. */
const firstOf = { b: articles * classes.articles.a, c: articles * classes.articles.b }

export function classOfArticle(article: number): 0 | 1 | 2 {
  if (article < firstOf.b) return 0
  return article < firstOf.c ? 1 : 2
}

function articleClassOf(shareOfOrders: number): 0 | 1 | 2 {
  if (shareOfOrders < classes.orders.a) return 0
  return shareOfOrders < classes.orders.b ? 1 : 2
}

/** An article at random within a class. */
export function articleOf(articleClass: 0 | 1 | 2, draw: number): number {
  const first = [0, firstOf.b, firstOf.c][articleClass] ?? 0
  const end = [firstOf.b, firstOf.c, articles][articleClass] ?? articles
  return first + Math.floor(draw * (end - first))
}

/** The orders of a shift, one draw per step. */
export class OrderStream {
  private readonly random: Random
  private readonly chance: number
  private readonly docks: number
  private count = 0

  constructor(seed: number, perHour: number, docks: number) {
    this.docks = docks
    this.random = Random.stream(seed, 'orders')
    this.chance = (perHour / 3600) * step
  }

  /** The order that arrives in this step, if one does. */
  arriving(arrived: number): Order | undefined {
    const { random } = this
    if (random.uniform() >= this.chance) return undefined
    const kind = random.uniform() < putaways ? 'putaway' : 'retrieval'
    const share = random.uniform()
    const article = articleOf(articleClassOf(share), random.uniform())
    const dock = random.below(this.docks)
    const index = this.count
    this.count += 1
    return { index, arrived, kind, article, dock, seed: random.bits() }
  }
}
