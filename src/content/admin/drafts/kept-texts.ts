import type { LinkProps } from '@tanstack/react-router'
import { listDrafts } from './draft-store.ts'

/** A draft that is kept on this device, whatever it is of. */
export interface KeptText {
  key: string
  title: string
  /** The section of the back office, as the navigation calls it. */
  section: string
  savedAt: number
  /** To where it is offered. */
  link: LinkProps
}

interface Kind<Values> {
  /** As its drafts are stored. */
  type: string
  section: string
  titleOf: (values: Values) => string
  /** Null: a text that has not become an item yet. */
  linkTo: (itemId: string | null) => LinkProps
}

/** The kept texts of an account that are of one kind, newest first. */
export const keptTexts = <Values>(
  { type, section, titleOf, linkTo }: Kind<Values>,
  accountId: string,
): KeptText[] =>
  listDrafts<Values>({ accountId, type }).map(({ itemId, id, values, savedAt }) => ({
    key: `${type} ${itemId} ${id}`,
    title: titleOf(values) || 'Untitled',
    section,
    savedAt,
    link: linkTo(itemId),
  }))
