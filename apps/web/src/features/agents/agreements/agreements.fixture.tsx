import { type AgreementRequest, type AgreementWhatIf, listAgreements } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import { answerCall, type Reply } from '@sanuk/contracts/answer-calls.fixture'
import { whitelabel } from '@sanuk/contracts/system'
import { showTheme } from '@sanuk/ui/component-page.fixture'
import { Toaster } from '@sanuk/ui/toast'
import { vi } from 'vitest'
import { aBrand } from '../../../brand/brand.fixture.ts'
import { renderOnSite } from '../../../site-part.fixture.tsx'
import { AgreementsView } from './agreements-view.tsx'
import type { Agreements } from './use-agreements.ts'
import { WaitingAgreements } from './waiting-agreements.tsx'

export const ID = '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a01'
export const ME = { id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a02', username: 'mali' }
export const UPLINE = { id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a03', username: 'niran' }
export const LEK = { id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a04', username: 'lek' }
export const NOI = { id: '6f1c2f4e-6c3c-4b0e-9c53-0d9b2b4c7a05', username: 'noi' }

/** Noon of 21 November 2026 in Bangkok. */
const NOON = Date.parse('2026-11-21T05:00:00.000Z')

/** A tier by its rate in hundredths of a per cent, valid stake and active accounts. */
export const tier = (rate: number, valid = '0', active = 0): AgentTier => ({ rate, valid, active })

/** The agent above asks for a lower rate, with two days left; but for what a test changes. */
export const aRequest = (change: Partial<AgreementRequest> = {}): AgreementRequest => ({
  id: ID,
  scheme: 'half-monthly-salary',
  agent: ME,
  upline: UPLINE,
  isMine: false,
  isForMe: true,
  former: [tier(120)],
  tiers: [tier(70)],
  state: 'waiting',
  askedAt: '2026-11-20T05:30:00.000Z',
  expiresAt: '2026-11-23T05:30:00.000Z',
  answeredAt: null,
  ...change,
})

/** A request of the agent to one right below, but for what a test changes. */
export const myRequest = (change: Partial<AgreementRequest> = {}): AgreementRequest =>
  aRequest({ agent: LEK, upline: ME, isMine: true, isForMe: false, ...change })

/** 50.00 less for the reader, without any contract that ends; but for what a test changes. */
export const aWhatIf = (change: Partial<AgreementWhatIf> = {}): AgreementWhatIf => ({
  from: '2026-12-01',
  firstDay: '2026-11-01',
  lastDay: '2026-11-15',
  own: { before: '120.00', after: '70.00' },
  other: null,
  ends: [],
  ...change,
})

/** An agent with a contract, one above, and one below with a contract that changes; but for what a test changes. */
export const someAgreements = (change: Partial<Agreements> = {}): Agreements => ({
  own: { id: ID, tiers: [tier(120)], from: '2026-10-01' },
  upline: UPLINE,
  mayOffer: true,
  most: 150,
  from: '2026-12-01',
  waiting: [],
  list: [
    {
      agent: LEK,
      contract: { id: ID, tiers: [tier(40)], from: '2026-10-01' },
      next: { id: ID, tiers: [tier(20), tier(50, '20000.00', 5)], from: '2026-12-01' },
    },
    { agent: NOI, contract: null, next: null },
  ],
  nextCursor: null,
  ...change,
})

/** Neither a contract nor anybody to agree on one with. */
export const noAgreements = (): Agreements =>
  someAgreements({ own: null, upline: null, mayOffer: false, waiting: [], list: [] })

type Look = {
  readonly theme?: 'light' | 'dark'
  readonly scheme?: AgentScheme
  readonly next?: readonly AgentTier[] | null
}

/** Renders the contracts of a scheme, a half-monthly salary unless another one is named, and the count for their tab; gives the call that answers them. */
export async function renderAgreements(first: Reply<typeof listAgreements>, look: Look = {}) {
  const { theme = 'light', scheme = 'half-monthly-salary', next = null } = look
  vi.setSystemTime(NOON)
  await showTheme(theme)
  answerCall(whitelabel, { value: aBrand() })
  const list = answerCall(listAgreements, first)
  await renderOnSite(
    <main>
      <h1>Home</h1>
      <h2>Salary</h2>
      <Toaster label="Messages" closeLabel="Close message" />
      <WaitingAgreements scheme={scheme} />
      <AgreementsView scheme={scheme} next={next && { tiers: next, from: '2026-12-01' }} />
    </main>,
    { rooms: ['agent-agreements', 'agent-terms', 'field'] },
  )
  return list
}
