import type { Ground } from './house-ground.ts'
import { letterNews } from './house-letters.ts'
import { moneyNews } from './house-news.ts'
import { proversOf } from './house-provers.ts'
import { createAgents } from './modules/agents/index.ts'
import { cleanHtml } from './modules/content/clean-html.ts'
import { agreedVersions } from './modules/content/index.ts'
import { createFactors } from './modules/factors/index.ts'
import { createGuard } from './modules/guard/index.ts'
import { createIdentity } from './modules/identity/index.ts'
import { endGames } from './modules/launch/index.ts'
import { createMembers } from './modules/members/index.ts'
import { createMessages } from './modules/messages/index.ts'
import { createHolders } from './modules/payees/index.ts'
import { createProviders } from './modules/providers/index.ts'
import { createContactCodes, createSecurity } from './modules/security/index.ts'
import { createSupportLinks, createSystem } from './modules/system/index.ts'
import { createTrials } from './modules/trials/index.ts'
import { createVerification } from './modules/verification/index.ts'
import { createWallet } from './modules/wallet/index.ts'
import { createAfterAnswer } from './platform/after-answer.ts'
import { brandOrigin } from './platform/brand-origin.ts'
import type { CountryOf } from './platform/countries.ts'
import type { SpendOnce } from './platform/once.ts'

type Given = { readonly countryOf: CountryOf; readonly spendOnce: SpendOnce }

/** The rooms that know who is there, on the floors below all that people do. */
export function buildPeople(ground: Ground, { countryOf, spendOnce }: Given) {
  const { clock, log } = ground
  const { database } = ground.databases
  const system = createSystem({ database, clock, countryOf, firebaseStandIn: ground.firebaseStandIn ?? null })
  const support = createSupportLinks({ clock, installationSecret: ground.installationSecret })
  const guard = createGuard({
    ...{ database, clock, spendOnce },
    ...{ secret: ground.installationSecret, guesses: ground.humanCheckGuesses },
  })
  const members = createMembers({ database, installationSecret: ground.installationSecret })
  const agents = createAgents({ database, clock, members, brandNamed: system.describe })
  const wallet = createWallet({ database })
  const { accountOf } = wallet
  const messages = createMessages({
    ...{ database, clock, log, members, cleanHtml, announce: moneyNews(ground.live).messages },
  })
  const afterAnswer = createAfterAnswer(log)
  const verification = createVerification({
    ...{ database, clock, afterAnswer, sms: ground.sms ?? null, mail: ground.mail ?? null },
    installationSecret: ground.installationSecret,
    spendBudgets: guard.budgets.spend,
    findByMobile: members.findByMobile,
  })
  const factors = createFactors({
    ...{ database, clock, budgets: guard.budgets },
    installationSecret: ground.installationSecret,
  })
  const providers = createProviders({
    database,
    clock,
    log,
    outgoing: ground.outgoing,
    installationSecret: ground.installationSecret,
  })
  const identity = createIdentity({
    database,
    clock,
    countryOf,
    members,
    accountOf,
    endGames,
    ...{ verification, afterAnswer, guard, spendBudgets: guard.budgets.spend },
    originOf: (brand) => brandOrigin(brand, ground.siteOrigin),
    inviterBy: agents.inviterBy,
    rulesOf: system.rulesOf,
    agreedVersions,
    brandNameOf: async (brand) => (await system.describe(brand)).name,
    provers: proversOf({
      factors,
      codes: createContactCodes({ members, verification }, 'device'),
      holders: createHolders({ database, clock }),
    }),
    ...{ checkPasskey: factors.checkPasskey, providers },
    tellNewDevice: letterNews(messages).newDevice,
  })
  const security = createSecurity({ ...{ database, clock, afterAnswer }, members, verification, identity })
  const trials = createTrials({
    ...{ database, clock, members, accountOf },
    ...{ budgets: guard.budgets, letIn: identity.letIn },
  })
  return {
    system,
    support,
    guard,
    members,
    agents,
    messages,
    wallet,
    afterAnswer,
    verification,
    factors,
    providers,
    identity,
    security,
    trials,
  }
}
