import { balance } from '@sanuk/contracts/wallet'
import { writeAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from '../members/index.ts'
import type { Wallet } from './index.ts'

export function walletRoutes(serve: Serve, needs: { wallet: Wallet; findMember: Members['find'] }): void {
  serve(balance, async ({ caller }) => {
    const member = await needs.findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    return {
      sumBalance: writeAmount(await needs.wallet.balanceOf(member)),
      currency: member.currency,
      currencySymbol: currency(member.currency).symbol,
    }
  })
}
