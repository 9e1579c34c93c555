import { SEAMLESS_STATUSES } from '@sanuk/contracts/seamless'
import type { Log } from '@sanuk/host/log'
import { writeAmount } from '@sanuk/money/amount'
import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { PlayerRefusal } from './player/player-refusal.ts'
import { VendorRefusal } from './vendor/vendor-refusal.ts'

/** Turns whatever goes wrong in a call into an answer of its protocol, and says nothing of our own faults. */
export function answerFaults(app: FastifyInstance, log: Log): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof VendorRefusal) {
      const { status, message } = error
      return reply.code(SEAMLESS_STATUSES[status]).send({ status, message })
    }
    if (error instanceof PlayerRefusal) return refuse(reply, error, error.httpStatus)
    const { statusCode = 500 } = error
    // Asked too fast: nothing was looked at, and asking again later is right.
    if (statusCode === 429) return refuse(reply, { fault: 'unknown_error' }, statusCode)
    // Fastify's own complaints: a body too large, of another media type, cut off.
    if (statusCode >= 400 && statusCode < 500) return refuse(reply, { fault: 'invalid_request' }, statusCode)
    log.error({ err: error, route: request.routeOptions.url }, 'request failed')
    return refuse(reply, { fault: 'unknown_error' }, 500)
  })
}

type Refused = { readonly fault: string; readonly balance?: PlayerRefusal['balance'] }

function refuse(reply: FastifyReply, { fault, balance }: Refused, status: number): FastifyReply {
  const told = fault === 'not_enough_money' && balance !== null && balance !== undefined
  return reply.code(status).send({ fault, ...(told ? { balance: writeAmount(balance) } : {}) })
}
