import { parseAmount, ZERO } from '@sanuk/money/amount'

/** From here on somebody should look before wins are refused. */
const NEAR = 0.8

/** How much of a limit is used, from 0 to 1 and cut to thousandths: 1 is never said before nothing is left. */
export function limitUsed(usedWire: string, limitWire: string): { readonly share: number; readonly near: boolean } {
  const [used, limit] = [parseAmount(usedWire), parseAmount(limitWire)]
  const share = used >= limit ? 1 : used <= ZERO ? 0 : Number((used * 1000n) / limit) / 1000
  return { share, near: share >= NEAR }
}
