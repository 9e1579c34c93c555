import { useWordIfAny } from '../../language/use-word-if-any.ts'
import { cardText } from './card-text.ts'

/** Writes what is shown of a coup: cards with their suits, pictures and colours in words, numbers as they are. */
export function useFaces() {
  const wordIfAny = useWordIfAny()
  const word = (one: string): string => {
    const bull = /^bull-(\d)$/.exec(one)?.[1]
    if (bull !== undefined) return wordIfAny('office-live-tables.face.bull', { at: bull }) ?? one
    return cardText(one) ?? wordIfAny(`office-live-tables.face.${one}`) ?? one
  }
  /** How a hand ended against the bank has three parts: the result, the multiple and the rank. */
  const face = (one: string): string => {
    const [result, multiple, rank] = one.split(' ')
    return result && multiple && rank ? `${word(result)} ×${multiple} ${word(rank)}` : word(one)
  }
  return {
    face,
    faces: (all: readonly string[]): string => all.map(face).join(' · '),
    /** A place where something is shown; `at` counts cards of the same side. */
    place: (name: string, at: number): string =>
      wordIfAny(`office-live-tables.place.${name}`, { at: String(at) }) ?? name,
  }
}
