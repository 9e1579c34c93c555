import * as contract from '@sanuk/contracts/office-agent-signals'
import { writeAmount } from '@sanuk/money/amount'
import type { FindMembers } from '#platform/capabilities/member'
import type { OperatorNames } from '#platform/capabilities/operator-names'
import type { Serve } from '#platform/serve'
import { usernameKey } from '#platform/username-key'
import type { Signal, Signals } from './index.ts'

type Needs = { readonly signals: Signals; readonly findMembers: FindMembers; readonly operatorNames: OperatorNames }

type Named = (id: string) => { readonly id: string; readonly username: string }

/** Of the accounts of a signal, nobody reads more names than these. */
const NAMED = 30

/** What operators see of signals about agents, and say about them. */
export function signalsOfficeRoutes(serve: Serve, { signals, findMembers, operatorNames }: Needs): void {
  serve(contract.listAgentSignals, async ({ brand, query: { state, kind, search, agent } }) => {
    const [found, { from, to, least }] = await Promise.all([
      signals.list(brand.id, kind && [kind]),
      signals.spanOf(brand.id),
    ])
    const wanted = found.filter((one) => {
      const isState = state === undefined || one.isReviewed === (state === 'reviewed')
      return isState && (agent === undefined || one.agent === agent)
    })
    const [members, operators] = await Promise.all([
      findMembers([...new Set(wanted.flatMap((one) => [one.agent, ...membersOf(one)]))]),
      operatorNames(wanted.flatMap(({ review }) => review?.operator ?? [])),
    ])
    const person: Named = (id) => ({ id, username: members.get(id)?.username ?? '' })
    const beginning = usernameKey(search ?? '')
    return {
      list: wanted
        .map((one) => shown(one, person, operators))
        .filter((one) => usernameKey(one.agent.username).startsWith(beginning)),
      from,
      to,
      validLeast: writeAmount(least.valid),
      earnedLeast: writeAmount(least.earned),
    }
  })
  serve(contract.reviewAgentSignal, async ({ caller, brand, params, body }) => {
    await signals.review({ ...params, brand: brand.id, operator: caller.id }, body.note)
    return {}
  })
  serve(contract.undoAgentSignalReview, async ({ caller, brand, params }) => {
    await signals.undo({ ...params, brand: brand.id, operator: caller.id })
    return {}
  })
}

/** The accounts of a signal that are named. */
const membersOf = ({ evidence }: Signal): readonly string[] =>
  'members' in evidence ? evidence.members.slice(0, NAMED) : []

function shown(signal: Signal, person: Named, operators: ReadonlyMap<string, string>): contract.AgentSignal {
  const { agent, review, isReviewed } = signal
  return {
    agent: person(agent),
    state: isReviewed ? 'reviewed' : 'open',
    evidence: shownEvidence(signal, person),
    review: review && {
      at: review.at.toISOString(),
      by: operators.get(review.operator) ?? '',
      note: review.note,
      grown: !isReviewed,
    },
  }
}

function shownEvidence(signal: Signal, person: Named): contract.SignalEvidence {
  const { evidence } = signal
  const members = membersOf(signal).map(person)
  switch (evidence.kind) {
    case 'shared_access':
      return { ...evidence, ways: [...evidence.ways], accounts: evidence.members.length, members }
    case 'opened_accounts':
      return { ...evidence, accounts: evidence.members.length, members }
    default: {
      const { kind, days, valid, won, swing, earned } = evidence
      return {
        kind,
        days,
        valid: writeAmount(valid),
        won: writeAmount(won),
        swing: writeAmount(swing),
        earned: writeAmount(earned),
      }
    }
  }
}
