import { useLingui } from '@lingui/react'
import { claimVipReward, ownVip } from '@sanuk/contracts/vip'
import { balance } from '@sanuk/contracts/wallet'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { useLanguage } from '../../language/language.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { keyOf, queryClient } from '../../wire/read.ts'
import type { Rank, Reward } from './use-vip.ts'
import styles from './vip.module.css'

type RewardsProps = { readonly rewards: readonly Reward[]; readonly ranks: readonly Rank[]; readonly play: number }

/** What ranks have given: what waits to be claimed comes first in time, and stays in sight afterwards. */
export function Rewards({ rewards, ranks, play }: RewardsProps) {
  const { _ } = useLingui()
  return (
    <Card title={_('vip.rewards')}>
      {rewards.length === 0 ? (
        <p className={styles.note}>{_('vip.rewards.none')}</p>
      ) : (
        <>
          <ul className={styles.rewards}>
            {rewards.map((reward) => (
              <RewardRow key={reward.id} reward={reward} name={ranks[reward.level - 1]?.name ?? String(reward.level)} />
            ))}
          </ul>
          {play > 0 && <p className={styles.note}>{_('vip.rewards.play', { times: play / 100 })}</p>}
        </>
      )}
    </Card>
  )
}

function RewardRow({ reward, name }: { readonly reward: Reward; readonly name: string }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const month = useMonth()
  const words = reward.month
    ? _('vip.reward.month', { name, month: month(reward.month) })
    : _('vip.reward.reached', { name })
  return (
    <li className={styles.reward}>
      <span>
        {words}
        <span className={styles.note}>{moment(reward.madeAt)}</span>
      </span>
      {reward.claimedAt ? (
        <span className={styles.claimed}>
          <Money luck amount={parseAmount(reward.amount)} currency={currency} />
          <span className={styles.note}>{_('vip.reward.claimed', { when: moment(reward.claimedAt) })}</span>
        </span>
      ) : (
        <ClaimReward reward={reward} words={words} />
      )}
    </li>
  )
}

function ClaimReward({ reward, words }: { readonly reward: Reward; readonly words: string }) {
  const { _ } = useLingui()
  const amount = formatMoney(parseAmount(reward.amount), useCurrency())
  const [busy, setBusy] = useState(false)

  async function claim() {
    setBusy(true)
    try {
      await call(claimVipReward, { params: { id: reward.id } })
      await notify('success', _('vip.reward.came', { amount }))
    } catch (fault) {
      await notify('error', faultText(fault, _))
    } finally {
      queryClient.invalidateQueries({ queryKey: keyOf(balance) })
      await queryClient.invalidateQueries({ queryKey: keyOf(ownVip) })
      setBusy(false)
    }
  }

  return (
    <Button
      look="luck"
      icon={<Gift />}
      busy={busy}
      aria-label={_('vip.reward.claim.of', { amount, reward: words })}
      onClick={claim}
    >
      {_('vip.reward.claim', { amount })}
    </Button>
  )
}

/** Writes `yyyy-MM` as the reader does: "พฤศจิกายน 2569". */
function useMonth(): (month: string) => string {
  const language = useLanguage()
  const format = new Intl.DateTimeFormat(language === 'th' ? 'th' : 'en-GB', {
    ...{ month: 'long', year: 'numeric', timeZone: 'UTC' },
  })
  return (month) => format.format(Date.parse(`${month}-01T00:00:00Z`))
}
