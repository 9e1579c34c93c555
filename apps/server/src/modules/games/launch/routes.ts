import { launchDemo, launchGame } from '@sanuk/contracts/catalogue'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { Brand } from '#platform/caller'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Consent } from '../../site/content/index.ts'
import type { Launch } from './index.ts'
import { throughCdn } from './through-cdn.ts'

type Needs = {
  readonly launch: Launch
  readonly findMember: Members['find']
  readonly demandMayOpen: Protection['demandMayOpen']
  /** Newer terms are agreed to before a member plays on. */
  readonly demandAgreed: Consent['demand']
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
