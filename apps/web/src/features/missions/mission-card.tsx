import { useLingui } from '@lingui/react'
import { claimMission, type MissionReward, MONEY_MISSIONS, type OwnMission } from '@sanuk/contracts/missions'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Badge } from '@sanuk/ui/badge'
import { Button, buttonClass } from '@sanuk/ui/button'
import { Check, Gift, Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { Link } from '../../router/link.tsx'
import { call } from '../../wire/call.ts'
import styles from './missions.module.css'
import { ProgressRing } from './progress-ring.tsx'
import { useClaim, useReward } from './use-missions.ts'

type MissionCardProps = { readonly mission: OwnMission; readonly onWon: (reward: MissionReward) => void }

/** One mission: what it asks for, how far it came, what it gives. */
export function MissionCard({ mission, onWon }: MissionCardProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  const currency = useCurrency()
  const say = useReward()
  const { name, type, repeats, progress, target, reward, state } = mission
  const isMoney = MONEY_MISSIONS.includes(type)
  const write = (sum: string) => (isMoney ? formatMoney(parseAmount(sum), currency) : String(Number(sum)))
  const words = _('missions.progress', { progress: write(progress), target: write(target) })
  const when =
    state === 'locked'
      ? _('missions.opens', { when: moment(mission.opensAt) })
      : state === 'completed' && mission.expiresAt
        ? _('missions.claim_until', { when: moment(mission.expiresAt) })
        : state === 'open' && mission.endsAt && _('missions.ends', { when: moment(mission.endsAt) })
  return (
    <li className={styles.mission} data-state={state}>
      <ProgressRing label={name} words={words} share={Number(progress) / Number(target)} />
      <div className={styles.about}>
        <h3 className={styles.name}>{name}</h3>
        <p className={styles.line}>
          <Badge>{_(`missions.repeats.${repeats}`)}</Badge> {_(`missions.type.${type}`)} {words}
        </p>
        {when && <p className={styles.note}>{when}</p>}
      </div>
      <div className={styles.prize}>
        <b className={styles.reward}>{say(reward)}</b>
        {reward.play > 0 && (
          <span className={styles.note}>{_('missions.reward.play', { times: reward.play / 100 })}</span>
        )}
        <Deed mission={mission} onWon={onWon} />
      </div>
    </li>
  )
}

function Deed({ mission, onWon }: MissionCardProps): ReactNode {
  const { _ } = useLingui()
  const say = useReward()
  const { busy, claim } = useClaim(onWon)
  const { id, period, name, reward, state, soldOut, type, scope } = mission
  if (state === 'claimed')
    return (
      <Badge look="good" icon={<Check />}>
        {_('missions.claimed')}
      </Badge>
    )
  if (soldOut) return <Badge>{_('missions.sold_out')}</Badge>
  if (state === 'expired') return <Badge>{_('missions.expired')}</Badge>
  if (state === 'locked') return <Lock className={styles.lock} aria-hidden="true" />
  if (state === 'completed') {
    return (
      <Button
        look="luck"
        size="small"
        icon={<Gift />}
        busy={busy}
        aria-label={_('missions.claim.of', { reward: say(reward), name })}
        onClick={() => claim(() => call(claimMission, { params: { id }, body: { period } }))}
      >
        {_('missions.claim')}
      </Button>
    )
  }
  if (type === 'deposit') {
    return (
      <Link to="." search={{ panel: 'depositv2' }} className={buttonClass({ look: 'outline', size: 'small' })}>
        {_('missions.deposit')}
      </Link>
    )
  }
  return (
    <Link to={scope.gameType === 'LIVE' ? '/live' : '/rng'} className={buttonClass({ look: 'outline', size: 'small' })}>
      {_('missions.play')}
    </Link>
  )
}
