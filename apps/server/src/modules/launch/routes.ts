import { launchGame } from '@sanuk/contracts/catalogue'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from '../members/index.ts'
import type { Protection } from '../protection/index.ts'
import type { Launch } from './index.ts'

type Needs = {
  readonly launch: Launch
  readonly findMember: Members['find']
  readonly demandMayOpen: Protection['demandMayOpen']
}

export function launchRoutes(serve: Serve, needs: Needs): void {
  serve(launchGame, async ({ brand, caller, body, language }) => {
    const member = await needs.findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    await needs.demandMayOpen(member)
    const allowed = { gamble: brand.modules.has('GAMBLE3'), buy: brand.modules.has('FEATUREBUY3') }
    const wish = { ...body, mode: body.mode ?? 'real', member, language, ...allowed }
    const { content, game, isSingle, moneyReturns } = await needs.launch.launchGame(wish)
    return { content, names: game.names, currency: member.currency, isSingle, moneyReturns }
  })
}
