import { newItemId, type ContentRow, type ContentType } from '../content-type.ts'
import { textOf, type Values } from '../fields/fields.ts'

export type TextType<Row extends ContentRow, Item extends Row> = Pick<
  ContentType<Row, Item>,
  'name' | 'title' | 'fields' | 'singular' | 'api'
>

export function titleIn<Row extends ContentRow, Item extends Row>({ fields }: TextType<Row, Item>) {
  const key = [...fields].find(([, { control }]) => control === 'title')?.[0] ?? ''
  return (values: Values) => textOf(values[key])
}

/** To the editor in which a text is offered. */
export const wayTo =
  <Row extends ContentRow, Item extends Row>({ name }: TextType<Row, Item>) =>
  (itemId: string | null) =>
    ({ to: `/${name}/$id`, params: { id: itemId ?? newItemId } }) as const

export const textsKept = (count: number): string => (count === 1 ? '1 text' : `${count} texts`)
