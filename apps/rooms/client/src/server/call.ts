import { createCall } from '@sanuk/vendor-client/server/call'
import { faultAnswer } from '#protocol'
import { faultOf } from './fault.ts'

/** One call by the protocol. Throws `Refused` for a definite no and `Unanswered` where it is open what happened. */
export const call = createCall({ faultAnswer, faultOf })
