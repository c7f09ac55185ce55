/** The type of a dictionary, from the English one: a language that lacks a key does not compile. */
export type Translated<T> = {
  [K in keyof T]: T[K] extends string
    ? string
    : T[K] extends readonly string[]
      ? readonly string[]
      : Translated<T[K]>
}
