import { chanceOf, settle, type Chance, type Settled } from './booking.ts'
import { shiftConstants } from './constants.ts'
import { articleOf, classOfArticle, type Order } from './orders.ts'
import { Random } from './random.ts'
import type { Storage } from './storage.ts'

const { articles, mistakes, placeTries } = shiftConstants

export interface Pallet extends Settled {
  readonly article: number
  /** 0 is the oldest. */
  readonly age: number
}

export interface StockOptions {
  readonly seed: number
  /** Share of each aisle's places that hold a pallet at the start. */
  readonly fill: (aisle: number) => number
  /** By which error a pallet's place is booked; undefined is by the driver. */
  readonly errorAt: (place: number) => number | undefined
  /** Share of the pallets that a driver books wrongly. */
  readonly mistakes?: number | undefined
}

/** The pallets in the racks: where they stand, where they are booked, which is the oldest of its article. */
export class Stock {
  readonly storage: Storage
  private readonly options: StockOptions
  /** The pallet in each place; undefined is free. */
  private readonly pallets: (Pallet | undefined)[]
  private readonly bookings: Uint8Array
  private readonly byArticle: Pallet[][]
  private readonly placesByThird: readonly Int32Array[]
  private nextAge = 0
  /** Places without a pallet, and pallets that are on their way to one. */
  private free = 0
  private coming = 0
  readonly mistakes: number

  constructor(storage: Storage, options: StockOptions) {
    this.storage = storage
    this.options = options
    this.mistakes = options.mistakes ?? mistakes
    this.pallets = Array.from({ length: storage.count })
    this.bookings = new Uint8Array(storage.count)
    this.byArticle = Array.from({ length: articles }, () => [])
    const places = Int32Array.from({ length: storage.count }, (_, place) => place)
    const thirds = places.map((place) => storage.thirdOf(place))
    this.placesByThird = [0, 1, 2].map((third) => {
      const own = places.filter((place) => thirds[place] === third)
      return own.length ? own : places
    })
    this.fill()
  }

  private fill() {
    const { storage, options } = this
    const random = Random.stream(options.seed, 'stock')
    const begun: { place: number; article: number; chance: Chance }[] = []
    for (let place = 0; place < storage.count; place += 1) {
      if (random.uniform() >= options.fill(storage.aisleOf(place))) continue
      const article = articleOf(storage.thirdOf(place), random.uniform())
      begun.push({ place, article, chance: chanceOf(random, this.mistakes) })
    }
    const ages = Int32Array.from(begun, (_, index) => index)
    for (let last = ages.length - 1; last > 0; last -= 1) {
      const other = random.below(last + 1)
      const age = ages[last] ?? 0
      ages[last] = ages[other] ?? 0
      ages[other] = age
    }
    // First those that stand where they belong, so that a mistake never takes another pallet's place.
    begun.forEach(({ place, article }, index) => {
      this.stand({ place, booked: place, article, age: ages[index] ?? 0 })
    })
    begun.forEach(({ place, chance }) => {
      const pallet = this.pallets[place]
      if (!pallet) return
      const settled = settle(storage, place, {
        chance,
        error: options.errorAt(place),
        isFree: this.isFree,
      })
      if (settled.place === place && settled.booked === place) return
      this.leave(pallet)
      this.stand({ ...pallet, ...settled })
    })
    for (const pallet of this.pallets) if (pallet) this.byArticle[pallet.article]?.push(pallet)
    for (const own of this.byArticle) own.sort((a, b) => a.age - b.age)
    this.nextAge = begun.length
    this.free = storage.count - begun.length
  }

  private stand(pallet: Pallet) {
    this.pallets[pallet.place] = pallet
    this.bookings[pallet.booked] = (this.bookings[pallet.booked] ?? 0) + 1
  }

  private leave(pallet: Pallet) {
    this.pallets[pallet.place] = undefined
    this.bookings[pallet.booked] = (this.bookings[pallet.booked] ?? 1) - 1
  }

  private readonly isFree = (place: number) => this.pallets[place] === undefined

  palletAt = (place: number): Pallet | undefined => this.pallets[place]

  /** The oldest pallet of the article, or of the next article that has one. */
  oldestOf(article: number): Pallet | undefined {
    for (let k = 0; k < articles; k += 1) {
      const pallet = this.byArticle[(article + k) % articles]?.[0]
      if (pallet) return pallet
    }
    return undefined
  }

  /** The pallet is somebody's now: nobody else is sent for it. */
  promise(pallet: Pallet) {
    const own = this.byArticle[pallet.article]
    own?.splice(own.indexOf(pallet), 1)
  }

  /** Takes a promised pallet from its place. */
  lift(pallet: Pallet) {
    this.free += 1
    this.leave(pallet)
  }

  /** Whether a place will be free for one pallet more than those that are on their way. */
  get hasRoom(): boolean {
    return this.free > this.coming
  }

  /** A place for a pallet that comes: at random in the third of its class, free as far as the stock knows. */
  placeFor(article: number, random: Random): number | undefined {
    this.coming += 1
    const places = this.placesByThird[classOfArticle(article)] ?? new Int32Array()
    const isOpen = (place: number) => this.bookings[place] === 0
    for (let k = 0; k < placeTries; k += 1) {
      const place = places[random.below(places.length)]
      if (place !== undefined && isOpen(place)) return place
    }
    return places.find(isOpen) ?? this.nextFree(0)
  }

  /** The place itself or, when it has been taken, the next free one by number. */
  nextFree(place: number): number | undefined {
    const { count } = this.storage
    for (let k = 0; k < count; k += 1) {
      const next = (place + k) % count
      if (this.isFree(next)) return next
    }
    return undefined
  }

  /** Sets down a pallet that was meant for a free place, and books it. */
  put(order: Order, place: number, chance: Chance): Pallet {
    const { storage, options } = this
    const settled = settle(storage, place, {
      chance,
      error: options.errorAt(place),
      isFree: this.isFree,
    })
    const pallet = { ...settled, article: order.article, age: this.nextAge }
    this.nextAge += 1
    this.free -= 1
    this.coming -= 1
    this.stand(pallet)
    this.byArticle[order.article]?.push(pallet)
    return pallet
  }
}
