import { placeBet, type WireSelection } from '@sanuk/contracts/lottery'
import { type Form, faultOf } from '@sanuk/engines/lottery/bets'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { selectionFrom } from '../wire-selection.ts'

/** Numbers that somebody saved to bet on again. */
export type NumberSet = { readonly name: string; readonly selection: WireSelection }

/** Sets that are kept for one member on this device. */
export const SETS_MAX = 50

/** Longest name of a set. */
export const SET_NAME_MAX = 30

/** Sets stay on this device, by the name of whoever is signed in; those of visitors under no name. */
const keyOf = (username: string | null) => `lottery-sets.${username ?? ''}`

const selection = placeBet.body?.shape.lines.def.element.shape.selection ?? z.never()
const sets = z.array(z.strictObject({ name: z.string().check(z.maxLength(SET_NAME_MAX)), selection }))

const NONE: readonly NumberSet[] = []
const listeners = new Set<() => void>()
const known = new Map<string, { readonly text: string | null; readonly sets: readonly NumberSet[] }>()

function keptBy(username: string | null): readonly NumberSet[] {
  const key = keyOf(username)
  const text = localStorage.getItem(key)
  const before = known.get(key)
  if (before && before.text === text) return before.sets
  const read = readSets(text)
  known.set(key, { text, sets: read })
  return read
}

/** What somebody else wrote there is no list of ours. */
export function readSets(text: string | null): readonly NumberSet[] {
  try {
    const read = z.safeParse(sets, JSON.parse(text ?? '[]'))
    return read.success ? read.data : NONE
  } catch {
    return NONE
  }
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The sets of a member, the latest first. */
export const useNumberSets = (username: string | null): readonly NumberSet[] =>
  useSyncExternalStore(
    subscribe,
    () => keptBy(username),
    () => NONE,
  )

/** Saves a set in place of one of its name that fits the same plays. False where there are too many, or too large ones. */
export function saveSet(username: string | null, set: NumberSet, form: Form): boolean {
  const others = keptBy(username).filter((one) => one.name !== set.name || !isFor(form, one))
  return others.length < SETS_MAX && write(username, [set, ...others])
}

export const removeSet = (username: string | null, set: NumberSet): boolean =>
  write(
    username,
    keptBy(username).filter((one) => one !== set),
  )

/** Whether a set can be picked on the pad of a play. */
export const isFor = (form: Form, { selection: picked }: NumberSet): boolean =>
  faultOf(form, selectionFrom(picked)) === null

/** The sets that a play can use. */
export const setsFor = (form: Form, all: readonly NumberSet[]): readonly NumberSet[] =>
  all.filter((set) => isFor(form, set))

function write(username: string | null, all: readonly NumberSet[]): boolean {
  try {
    localStorage.setItem(keyOf(username), JSON.stringify(all))
  } catch {
    return false
  }
  for (const listener of listeners) listener()
  return true
}
