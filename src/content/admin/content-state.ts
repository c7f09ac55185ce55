import { failed, requested, settled, type RequestState } from '#src/admin/request-state.ts'
import type { CallError } from '#src/rest/call-error.ts'

export interface ContentSummary {
  id: string
  active: boolean
  published?: boolean
}

export interface FormState<Item> extends RequestState<Item | null> {
  /** Set by a successful create or update: the form may leave for the item's page. */
  redirectReady: boolean
}

export interface ContentState<Summary, Item> {
  /** Every item that this session has seen, by its id. */
  list: RequestState<Readonly<Record<string, Summary>>>
  form: FormState<Item>
}

export type FlagCall = 'publish' | 'activate' | 'deactivate'

export type ContentEvent<Summary, Item> =
  | { call: 'list' | 'get' | 'create' | 'update'; phase: 'request' }
  | { call: 'list'; phase: 'success'; items: Readonly<Record<string, Summary>> }
  | { call: 'get' | 'create' | 'update'; phase: 'success'; item: Item }
  | { call: 'list' | 'get' | 'create' | 'update'; phase: 'failure'; error: CallError }
  | { call: FlagCall | 'delete'; phase: 'request'; id: string }
  | { call: FlagCall; phase: 'success'; id: string; item: Item }
  | { call: 'delete'; phase: 'success'; id: string }
  | { call: FlagCall | 'delete'; phase: 'failure'; id: string; error: CallError }
  | { call: 'reset' }

const idleForm = { data: null, error: null, loading: false, redirectReady: false }

export const emptyContent = {
  list: { data: {}, error: null, loading: false },
  form: idleForm,
}

/** What a successful call of this name makes of an item's flags. */
export const flagsAfter = {
  publish: { published: true },
  activate: { active: true },
  deactivate: { active: false },
} as const satisfies Record<FlagCall, Partial<ContentSummary>>

export interface ContentRules {
  /** News: a saved item leaves the form that held it. */
  saveResetsForm: boolean
}

export function contentReducer<Summary extends ContentSummary, Item extends Summary>(
  rules: ContentRules,
) {
  type State = ContentState<Summary, Item>

  return function reduce(state: State, event: ContentEvent<Summary, Item>): State {
    switch (event.call) {
      case 'reset':
        return { ...state, form: idleForm }
      case 'list':
        if (event.phase === 'request') return { ...state, list: requested(state.list) }
        if (event.phase === 'failure') return { ...state, list: failed(state.list, event.error) }
        return keep(state, event.items)
      case 'get':
        if (event.phase === 'request') return { ...state, form: requested(state.form) }
        if (event.phase === 'failure') return { ...state, form: failed(state.form, event.error) }
        return { ...state, form: { ...settled(state.form), data: event.item } }
      case 'create':
      case 'update':
        if (event.phase === 'request') {
          return { ...state, form: { ...requested(state.form), redirectReady: false } }
        }
        if (event.phase === 'failure') return { ...state, form: failed(state.form, event.error) }
        return saved(state, event.item, rules)
      case 'delete':
        if (event.phase === 'request') return begun(state, event.id)
        if (event.phase === 'failure') return rejected(state, event.id, event.error)
        return removed(state, event.id)
      default:
        if (event.phase === 'request') return begun(state, event.id)
        if (event.phase === 'failure') return rejected(state, event.id, event.error)
        return flagged(state, event.call, event.item)
    }
  }
}

type AnyState<S extends ContentSummary, I extends S> = ContentState<S, I>

function keep<S extends ContentSummary, I extends S>(
  state: AnyState<S, I>,
  items: Readonly<Record<string, S>>,
): AnyState<S, I> {
  return { ...state, list: { ...settled(state.list), data: { ...state.list.data, ...items } } }
}

function saved<S extends ContentSummary, I extends S>(
  state: AnyState<S, I>,
  item: I,
  rules: ContentRules,
): AnyState<S, I> {
  const leaves = rules.saveResetsForm && isOpen(state, item.id)
  const form = leaves ? idleForm : settled(state.form)
  return { list: keep(state, { [item.id]: item }).list, form: { ...form, redirectReady: true } }
}

function flagged<S extends ContentSummary, I extends S>(
  state: AnyState<S, I>,
  call: FlagCall,
  answer: I,
): AnyState<S, I> {
  const item = { ...answer, ...flagsAfter[call] }
  const form = isOpen(state, item.id) ? { ...settled(state.form), data: item } : state.form
  return { list: keep(state, { [item.id]: item }).list, form }
}

function removed<S extends ContentSummary, I extends S>(
  state: AnyState<S, I>,
  id: string,
): AnyState<S, I> {
  const { [id]: _, ...data } = state.list.data
  return {
    list: { ...settled(state.list), data },
    form: isOpen(state, id) ? idleForm : state.form,
  }
}

function begun<S extends ContentSummary, I extends S>(
  state: AnyState<S, I>,
  id: string,
): AnyState<S, I> {
  return {
    list: requested(state.list),
    form: isOpen(state, id) ? requested(state.form) : state.form,
  }
}

function rejected<S extends ContentSummary, I extends S>(
  state: AnyState<S, I>,
  id: string,
  error: CallError,
): AnyState<S, I> {
  return {
    list: failed(state.list, error),
    form: isOpen(state, id) ? failed(state.form, error) : state.form,
  }
}

const isOpen = (state: { form: { data: { id: string } | null } }, id: string) =>
  state.form.data?.id === id
