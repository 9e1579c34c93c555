import { BATCHED, batch } from '@sanuk/contracts/seamless'
import { type Answer, type Mishap, refused } from './wallet-mishap.fixture.ts'

/** Calls of a batch that this stand-in knows. */
const CARRIED = ['bet', 'win', 'betwin', 'rollback'] as const
type Carried = (typeof CARRIED)[number]

type Needs = {
  /** Hears of a call as if it had come alone, and says what goes wrong with it. */
  readonly arrive: (call: Carried, fields: unknown) => Mishap | undefined
  readonly answerTo: (call: Carried, fields: object) => Answer
}

/**
 * The calls of a batch, each with its own mishap. Where the request or the answer of one is lost or garbled, that of the
 * whole batch is: they travel together.
 */
export function carriedCalls(body: unknown, { arrive, answerTo }: Needs) {
  if (!batch.body) throw new Error('a batch has a body')
  const calls = batch.body.parse(body).calls.map(({ call: name, ...fields }) => {
    const call = CARRIED.find((known) => known === name)
    return { call, fields, mishap: call && arrive(call, fields) }
  })
  const lost = calls.find(({ mishap }) => mishap && mishap.kind !== 'refused' && mishap.kind !== 'held')?.mishap
  const answerOne = ({ call, fields, mishap }: (typeof calls)[number]): Answer => {
    if (mishap?.kind === 'refused') return refused(mishap.status)
    if (!call || !BATCHED[call].safeParse(fields).success) return refused('INVALID_REQUEST')
    return answerTo(call, { requestId: 'of-the-batch', ...fields })
  }
  return {
    lost,
    /** Waits for those that are held. */
    held: async (): Promise<void> => {
      for (const { mishap } of calls) {
        if (mishap?.kind !== 'held') continue
        mishap.arrived()
        await mishap.until
      }
    },
    answer: () => ({ status: 'OK' as const, answers: calls.map(answerOne) }),
  }
}
