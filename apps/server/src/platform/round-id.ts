import { uuidOf } from '@sanuk/ledger/key'

/** A round's id is made of its vendor's name of it: whoever knows one knows the other. */
export const roundId = (vendor: string, vendorRound: string): string => uuidOf(`round:${vendor}:${vendorRound}`)
