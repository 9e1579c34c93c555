import { writeAmount } from '@sanuk/money/amount'
import type { Standing } from './standing.ts'

/** What a wallet holds, as calls and live news write it. */
export const walletAnswer = ({ balance, changes }: Standing) => ({ sumBalance: writeAmount(balance), version: changes })
