import { launchDemo, launchGame } from '@sanuk/contracts/catalogue'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { Brand } from '#platform/caller'
import type { DemandConsent } from '#platform/capabilities/consent'
import type { FindMember } from '#platform/capabilities/member'
import type { DemandMayOpen } from '#platform/capabilities/play-permission'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Launch } from './index.ts'
import { throughCdn } from './through-cdn.ts'

type Needs = {
  readonly launch: Launch
  readonly findMember: FindMember
  readonly demandMayOpen: DemandMayOpen
  /** Newer terms are agreed to before a member plays on. */
  readonly demandAgreed: DemandConsent
}

export function launchRoutes(serve: Serve, needs: Needs): void {
  serve(launchGame, async ({ brand, caller, body, language }) => {
    const member = await needs.findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    await needs.demandMayOpen(member)
    const mode = body.mode ?? 'real'
    // Neither a demo nor a guest stakes money.
    if (mode === 'real' && member.type !== TRIAL_TYPE) await needs.demandAgreed(member)
    const wish = { ...body, ...allowedBy(brand), brand, mode, member, session: caller.session, language }
    const { content, game, isSingle, moneyReturns } = await needs.launch.launchGame(wish)
    return {
      content: throughCdn(content, game.vendor, brand.cdns.games),
      names: game.names,
      currency: member.currency,
      isSingle,
      moneyReturns,
    }
  })

  serve(launchDemo, async ({ brand, body, language, address }) => {
    const wish = { ...body, ...allowedBy(brand), brand, address, language }
    const { content, game } = await needs.launch.launchDemo(wish)
    return {
      content: throughCdn(content, game.vendor, brand.cdns.games),
      names: game.names,
      currency: brand.currency,
    }
  })
}

/** What games may offer beside an ordinary round. */
const allowedBy = ({ modules }: Brand) => ({ gamble: modules.has('GAMBLE3'), buy: modules.has('FEATUREBUY3') })
