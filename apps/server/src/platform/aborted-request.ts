import type { IncomingMessage } from 'node:http'
import { addCounter } from '@sanuk/host/metrics'

/** Whether the client disconnected before its whole body had arrived: nobody waits for an answer. */
export const isAborted = ({ complete, destroyed }: IncomingMessage): boolean => complete === false && destroyed

/** Counts such a request in the metrics. */
export const countAborted = addCounter(
  'sanuk_requests_aborted_total',
  'Requests whose client disconnected before their whole body had arrived',
)
