import { balance } from '@sanuk/contracts/wallet'
import { currency } from '@sanuk/money/currency'
import type { FindMember } from '#platform/capabilities/member'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Wallet } from './index.ts'
import { walletAnswer } from './wallet-answer.ts'

export function walletRoutes(serve: Serve, needs: { wallet: Wallet; findMember: FindMember }): void {
  serve(balance, async ({ caller }) => {
    const member = await needs.findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const standing = (await needs.wallet.standingsOf([member])).get(member.id)
    if (!standing) throw new Error(`the wallet of ${member.id} was not read`)
    return {
      ...walletAnswer(standing),
      currency: member.currency,
      currencySymbol: currency(member.currency).symbol,
    }
  })
}
