import type { ModuleId } from '@sanuk/contracts/modules'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import type { MissionPlan } from '@sanuk/contracts/office-missions'
import type { ProposedPointRules } from '@sanuk/contracts/office-points'
import type { RafflePlan } from '@sanuk/contracts/office-raffle'
import type { RebatePlan } from '@sanuk/contracts/office-rebates'
import type { ReferralPlan } from '@sanuk/contracts/office-referrals'
import type { UplineRules } from '@sanuk/contracts/office-upline'
import type { VipPlan } from '@sanuk/contracts/office-vip'
import type { ThemeTokens } from '@sanuk/contracts/system'
import type { Language } from '@sanuk/contracts/wire'
import type { RealCurrency } from '@sanuk/money/currency'
import { DEMO_CLUB } from './demo-club.ts'
import { DEMO_MISSIONS } from './demo-missions.ts'
import { DEMO_REBATES } from './demo-rebates.ts'
import { DEMO_REFERRALS } from './demo-referrals.ts'
import { DEMO_SALARY } from './demo-salary.ts'

/** A brand of the demonstration, as it is written into an empty database. */
export type DemoBrand = {
  readonly code: string
  readonly name: string
  readonly domains: readonly string[]
  readonly timeZone: string
  readonly currency: RealCurrency
  readonly languages: readonly Language[]
  readonly modules: readonly ModuleId[]
  readonly loginedToHomePage: boolean
  readonly theme: ThemeTokens
  readonly smsCountries: readonly string[]
  /** As `system.brand.firebase` keeps it. */
  readonly firebase: {
    readonly project: string
    readonly apiKey: string
    readonly authDomain: string
    readonly standIn: true
  } | null
  readonly raffle: RafflePlan | null
  readonly vip: VipPlan | null
  readonly rebates: RebatePlan | null
  readonly referrals: ReferralPlan | null
  readonly salary: AgentMoneyRules | null
  readonly upline: UplineRules | null
  readonly missions: MissionPlan | null
  /** Whether a team stands below the demo agent. */
  readonly team: boolean
  readonly points: ProposedPointRules | null
}

/** The brand that `./sanuk` shows: everything is switched on. */
const sanuk: DemoBrand = {
  code: 'SANUK',
  name: 'Sanuk',
  domains: ['localhost', '127.0.0.1'],
  timeZone: 'Asia/Bangkok',
  currency: 'THB',
  languages: ['th', 'en'],
  smsCountries: ['TH'],
  modules: [
    ...(['COMM3', 'DEMOGAME3', 'GAMBLE3', 'FEATUREBUY3'] as const),
    ...(['REG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3', 'DIRECTREG3', 'FREEPLAY3'] as const),
    ...([
      'LOGIN3',
      'MOBILEVERCODELOGIN3',
      'CHNGPASSVERIF3',
      'PWDEXPFORCECHANGE3',
      'NEWDEVVERIF3',
      'NEWADDRVERIF3',
    ] as const),
    ...(['MEMBER3', 'MANPLAYREB3', 'PTSYS3', 'MEMTRANS3'] as const),
  ],
  points: {
    effectiveFrom: '2026-01-01',
    stakePerPoint: '10',
    pointsPerUnit: 100,
    lot: 1_000,
    convertDailyMax: '1000',
    weights: {
      RNG: 100,
      FISH: 100,
      PVP: 50,
      LIVE: 50,
      SPORTS: 50,
      ESPORTS: 50,
      ELOTT: 25,
      LOTT: 25,
      COCKFIGHT: 25,
    },
  },
  loginedToHomePage: false,
  theme: { light: {}, dark: {} },
  firebase: null,
  raffle: {
    enabled: true,
    stakePerTicket: '500',
    ticketsMax: 200,
    drawsAt: '21:00',
    claimDays: 7,
    prizes: [
      { amount: '5000', count: 1 },
      { amount: '1000', count: 5 },
      { amount: '100', count: 44 },
    ],
  },
  vip: DEMO_CLUB,
  rebates: DEMO_REBATES,
  referrals: DEMO_REFERRALS,
  salary: DEMO_SALARY,
  upline: {
    open: true,
    least: '100',
    most: '20000',
    dayMax: '50000',
    downline: { open: true, least: '100', most: '20000', dayMax: '100000' },
  },
  missions: DEMO_MISSIONS,
  team: true,
}

/** A second one on the same installation: a house of members only, in other colours, money and words. */
const chandra: DemoBrand = {
  code: 'CHANDRA',
  name: 'Chandra',
  domains: ['chandra.localhost'],
  timeZone: 'Asia/Singapore',
  currency: 'USD',
  languages: ['en', 'th'],
  smsCountries: ['SG', 'TH'],
  modules: [
    ...(['COMM3', 'REG3', 'USERNAMEREG3', 'MOBILENUMREG3', 'REGMOBVERF3'] as const),
    ...(['LOGIN3', 'MOBILEVERCODELOGIN3', 'MEMBER3'] as const),
  ],
  loginedToHomePage: true,
  firebase: {
    project: 'demo-chandra',
    apiKey: 'demo-chandra',
    authDomain: 'demo-chandra.firebaseapp.com',
    standIn: true,
  },
  raffle: null,
  vip: null,
  rebates: null,
  referrals: null,
  salary: null,
  upline: null,
  missions: null,
  team: false,
  points: null,
  theme: {
    light: {
      jade: '#4b4fc4',
      'jade-hover': '#4044b0',
      'jade-ink': '#4347b5',
      'jade-tint': '#e6e6f7',
      'on-jade': '#ffffff',
      focus: '#4b4fc4',
    },
    dark: {
      jade: '#8f93ff',
      'jade-hover': '#a3a6ff',
      'jade-ink': '#9ea1ff',
      'jade-tint': '#22244a',
      'on-jade': '#0d0e26',
      focus: '#8f93ff',
    },
  },
}

export const DEMO_BRANDS = [sanuk, chandra] as const
