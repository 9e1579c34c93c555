import type { Room } from '@sanuk/locales/word'
import { type ComponentType, lazy } from 'react'
import { readyWords } from '../language/language.ts'
import { loadPart } from '../wire/load-part.ts'

/** The same of something that a page can do without: where it does not come, there is nothing in its place. */
export function optionalPart<Props>(load: () => Promise<ComponentType<Props>>, ...rooms: Room[]) {
  return lazyPart<Props>(async () => {
    try {
      const [part] = await Promise.all([loadPart(load), readyWords(...rooms)])
      return part
    } catch {
      return () => null
    }
  })
}

/** A part of a page that loads when it is first drawn, together with the words it speaks. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>, ...rooms: Room[]) {
  return lazy(async () => {
    const [part] = await Promise.all([loadPart(load), readyWords(...rooms)])
    return { default: part }
  })
}
