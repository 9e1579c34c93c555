import type { ModuleId } from './modules.ts'
import type { brandSettings } from './office-brand.ts'

/** Where it shows that something was set: in an answer of the server, on a page of the site, or in both. */
export type Effect = 'answer' | 'page' | 'both'

/** Every setting of a brand. A new one has no effect before it has a row here, and in the tests that are named by it. */
export const SETTINGS_IN_EFFECT: Readonly<Record<keyof typeof brandSettings, Effect>> = {
  name: 'both',
  domains: 'answer',
  timeZone: 'answer',
  languages: 'both',
  logo: 'both',
  theme: 'page',
  loginedToHomePage: 'answer',
  agentCentreTypes: 'both',
  modules: 'answer',
  registration: 'answer',
  ageMinimum: 'both',
  passwordDays: 'answer',
  customerService: 'both',
  licences: 'page',
  cdns: 'both',
  gtagId: 'both',
  resources: 'both',
  blockedCountries: 'answer',
  smsCountries: 'answer',
  tellsUnknownAccounts: 'answer',
  firebase: 'answer',
}

/** Every switch of a brand, likewise. */
export const SWITCHES_IN_EFFECT: Readonly<Record<ModuleId, Effect>> = {
  COMM3: 'answer',
  DEMOGAME3: 'both',
  GAMBLE3: 'answer',
  FEATUREBUY3: 'answer',
  REG3: 'answer',
  USERNAMEREG3: 'answer',
  MOBILENUMREG3: 'answer',
  REGMOBVERF3: 'answer',
  MOBILENUMPASSREG3: 'answer',
  DIRECTREG3: 'page',
  FREEPLAY3: 'answer',
  LOGIN3: 'answer',
  MOBILEVERCODELOGIN3: 'answer',
  CHNGPASSVERIF3: 'answer',
  PWDEXPFORCECHANGE3: 'answer',
  NEWDEVVERIF3: 'answer',
  NEWADDRVERIF3: 'answer',
  MEMBER3: 'both',
  MANPLAYREB3: 'answer',
  MEMTRANS3: 'answer',
  PTSYS3: 'answer',
}

/** The names of those whose effect shows in one of the two places. */
export const shownIn = <Name extends string>(
  all: Readonly<Record<Name, Effect>>,
  place: Exclude<Effect, 'both'>,
): string[] =>
  Object.entries<Effect>(all)
    .filter(([, effect]) => effect === place || effect === 'both')
    .map(([name]) => name)
    .toSorted()
