/** The shape of a dictionary with its English wording forgotten: a missing key does not compile. */
export type Translated<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : Translated<T[K]>
}
