import { useWordIfAny } from '../../language/use-word-if-any.ts'
import { cardText } from './card-text.ts'

/** Writes what is shown of a coup: cards with their suits, pictures and colours in words, numbers as they are. */
export function useFaces() {
  const wordIfAny = useWordIfAny()
  const face = (one: string): string => cardText(one) ?? wordIfAny(`office-live-tables.face.${one}`) ?? one
  return {
    face,
    faces: (all: readonly string[]): string => all.map(face).join(' · '),
    /** A place where something is shown; `at` counts cards of the same side. */
    place: (name: string, at: number): string =>
      wordIfAny(`office-live-tables.place.${name}`, { at: String(at) }) ?? name,
  }
}
