import type { Room } from '@sanuk/locales/word'
import { type ComponentType, lazy } from 'react'
import { readyWords } from '../language/language.ts'
import { loadPart } from '../wire/load-part.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A part of a page that loads when it is first drawn, together with the words it speaks. */
export function lazyPart<Props>(load: Load<Props>, ...rooms: Room[]) {
  return lazy(async () => ({ default: await withWords(load, rooms) }))
}

/** The same of something that a page can do without: where it does not come, there is nothing in its place. */
export function optionalPart<Props>(load: Load<Props>, ...rooms: Room[]) {
  // Nor does the build draw it.
  if (import.meta.env.SSR) return lazy(() => new Promise<never>(() => {}))
  return lazy(async () => ({ default: await withWords(load, rooms).catch((): ComponentType<Props> => () => null) }))
}

/** A part and the words it speaks. */
export async function withWords<Props>(load: Load<Props>, rooms: readonly Room[]): Promise<ComponentType<Props>> {
  const [part] = await Promise.all([loadPart(load), readyWords(...rooms)])
  return part
}
