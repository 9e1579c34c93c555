import type { MissionReward } from '@sanuk/contracts/missions'
import { MONEY_MISSIONS } from '@sanuk/contracts/missions'
import type { PlannedMission, ProposedMissionPlan } from '@sanuk/contracts/office-missions'
import type { Fact } from '@sanuk/ui/facts'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'

type Telling = {
  readonly say: (word: OfficeWord, values?: Record<string, string | number>) => string
  readonly money: (wire: string) => ReactNode
}

/** A reward in a line: money, or points. */
export function rewardLine({ kind, amount, play }: MissionReward, { say, money }: Telling): ReactNode {
  if (kind === 'points') return say('office-missions.points', { points: Number(amount) })
  return (
    <>
      {money(amount)} {play > 0 && say('office-missions.played', { percent: play })}
    </>
  )
}

function missionLine(mission: PlannedMission, telling: Telling): ReactNode {
  const { say, money } = telling
  const { type, target, period, reward, budget, scope, open } = mission
  const scoped = [scope.gameType && say(`office.category.${scope.gameType}`), scope.vendor, scope.game].filter(Boolean)
  return (
    <>
      {say(`office-missions.type.${type}`)} {MONEY_MISSIONS.includes(type) ? money(target) : Number(target)} ·{' '}
      {say(`office-missions.period.${period}`)} · {rewardLine(reward, telling)}
      {scoped.length > 0 && ` · ${scoped.join(' / ')}`}
      {budget !== null && (
        <>
          {' '}
          · {say('office-missions.budget')} {reward.kind === 'cash' ? money(budget) : Number(budget)}
        </>
      )}
      {!open && ` · ${say('office-missions.shut')}`}
    </>
  )
}

/** Everything that a plan of missions says. */
export function missionFacts(plan: ProposedMissionPlan, telling: Telling): readonly Fact[] {
  const { say } = telling
  const { effectiveFrom, open, missions, claimDays, checkIn, board } = plan
  const rewards = (list: readonly MissionReward[]) => (
    <>
      {list.map((reward, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a rung is its place.
        <span key={at}>
          {at > 0 && ' · '}
          {rewardLine(reward, telling)}
        </span>
      ))}
    </>
  )
  const condition = checkIn?.condition
  return [
    { name: say('office.rules.from'), value: effectiveFrom },
    { name: say('office.state'), value: say(open ? 'office-missions.open' : 'office-missions.shut') },
    ...missions.map((mission) => ({ name: mission.names.th, value: missionLine(mission, telling) })),
    { name: say('office-missions.claim_days'), value: claimDays },
    ...(checkIn ? [{ name: say('office-missions.check_in'), value: rewards(checkIn.rungs) }] : []),
    ...(condition
      ? [
          {
            name: say('office-missions.condition'),
            value: (
              <>
                {say(`office-missions.type.${condition.type}`)} {telling.money(condition.target)}
              </>
            ),
          },
        ]
      : []),
    ...(board ? [{ name: say('office-missions.board'), value: rewards(board.prizes) }] : []),
  ]
}
