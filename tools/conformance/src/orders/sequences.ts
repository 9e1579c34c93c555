import type { Message, Script } from './message.ts'

/** Messages of one round at most. */
const LONGEST = 5

export type Sequence = readonly Message[]

/** Every order in which one to five messages of a script can come, short ones first; none of them twice. */
export function sequencesOf({ messages, repeats }: Script): Sequence[] {
  const longer = (sequence: Sequence): Sequence[] =>
    messages.filter((message) => repeats || !sequence.includes(message)).map((message) => [...sequence, message])
  const all: Sequence[] = []
  let level: readonly Sequence[] = [[]]
  for (let length = 1; length <= LONGEST; length += 1) {
    level = level.flatMap(longer)
    all.push(...level)
  }
  return all
}
