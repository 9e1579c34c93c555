import { useLingui } from '@lingui/react'
import type { AgreementRequest } from '@sanuk/contracts/agent-agreements'
import type { AgentTier } from '@sanuk/contracts/agent-schemes'
import { Badge } from '@sanuk/ui/badge'
import { ArrowDown, ArrowUp, Equal } from 'lucide-react'
import { writeRate } from '../../../components/write-rate.ts'
import styles from './agreements.module.css'
import { rateFor, type Verdict, verdictOf } from './compare-tiers.ts'
import { TierLines } from './tier-lines.tsx'

type ComparedTiersProps = { readonly request: Pick<AgreementRequest, 'former' | 'tiers' | 'isForMe' | 'agent'> }

const LOOKS = { new: 'good', better: 'good', worse: 'bad', ends: 'bad', mixed: 'luck', same: 'plain' } as const

const ICONS: Readonly<Record<Verdict, typeof ArrowUp | undefined>> = {
  new: undefined,
  better: ArrowUp,
  worse: ArrowDown,
  ends: undefined,
  mixed: undefined,
  same: Equal,
}

/** Tiers now and proposed, side by side, and in words what they mean to the agent who is paid by them. */
export function ComparedTiers({ request: { former, tiers, isForMe, agent } }: ComparedTiersProps) {
  const { _ } = useLingui()
  const verdict = verdictOf(former, tiers)
  const Icon = ICONS[verdict]
  const isChange = former.length > 0 && tiers.length > 0
  const [now, proposed] = [_('agent-agreements.tiers.now'), _('agent-agreements.tiers.proposed')]
  return (
    <div className={styles.stack}>
      <p>
        {/* What is worse for the other agent need not be for the reader. */}
        <Badge look={isForMe ? LOOKS[verdict] : 'plain'} icon={Icon && <Icon />}>
          {_(`agent-agreements.verdict.${verdict}`, { isForMe: isForMe ? 'yes' : 'no', agent: agent.username })}
        </Badge>
      </p>
      <div className={styles.sides}>
        <div className={styles.side}>
          <p className={styles.label}>{now}</p>
          <TierLines label={now} tiers={former} mark={(tier) => isChange && <Lost tier={tier} tiers={tiers} />} />
        </div>
        <div className={styles.side}>
          <p className={styles.label}>{proposed}</p>
          <TierLines
            label={proposed}
            tiers={tiers}
            mark={(tier) => isChange && <Change by={tier.rate - rateFor(former, tier)} />}
          />
        </div>
      </div>
    </div>
  )
}

/** By how much a proposed tier pays more or less than the tiers of now do for the same. */
function Change({ by }: { readonly by: number }) {
  const { _ } = useLingui()
  if (by === 0) return <Badge icon={<Equal />}>{_('agent-agreements.mark.same')}</Badge>
  const rate = writeRate(Math.abs(by))
  return by > 0 ? (
    <Badge icon={<ArrowUp />}>{_('agent-agreements.mark.more', { rate })}</Badge>
  ) : (
    <Badge icon={<ArrowDown />}>{_('agent-agreements.mark.less', { rate })}</Badge>
  )
}

type LostProps = { readonly tier: AgentTier; readonly tiers: readonly AgentTier[] }

/** What a team that reaches a tier of now would get instead, where that is less. */
function Lost({ tier, tiers }: LostProps) {
  const { _ } = useLingui()
  const rate = rateFor(tiers, tier)
  if (rate >= tier.rate) return null
  return (
    <Badge icon={<ArrowDown />}>
      {rate > 0 ? _('agent-agreements.mark.falls', { rate: writeRate(rate) }) : _('agent-agreements.mark.lost')}
    </Badge>
  )
}
