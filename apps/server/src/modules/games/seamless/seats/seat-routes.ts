import * as contract from '@sanuk/contracts/seamless'
import { parseAmount, writeAmount, ZERO } from '@sanuk/money/amount'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Serve } from '#platform/serve'
import type { Answered } from '../decide.ts'
import { ask } from '../decision-routes.ts'
import type { Seamless } from '../index.ts'

/** The calls by which a vendor takes money to a seat and brings it home. */
export function seatRoutes(serve: Serve, seamless: Pick<Seamless, 'sit' | 'stand'>): void {
  serve(contract.sit, async ({ caller, body }) => {
    const { amount, token } = body
    if (parseAmount(amount) === ZERO) throw new SeamlessFault('INVALID_REQUEST', 'nobody sits down with nothing')
    const sitting = ask(caller.code, { ...body, round: '' }, { kind: 'sit', amount })
    return seatAnswer(await seamless.sit(sitting, token))
  })

  serve(contract.stand, async ({ caller, body }) => {
    const standing = ask(caller.code, { ...body, round: '' }, { kind: 'stand', amount: '0' })
    return seatAnswer(await seamless.stand(standing))
  })
}

const NOTHING = writeAmount(ZERO)

const seatAnswer = ({ seated = NOTHING, amount = NOTHING, ...answer }: Answered) => ({ ...answer, seated, amount })
