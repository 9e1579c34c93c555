import { useLingui } from '@lingui/react'
import type { Friend } from '@sanuk/contracts/referrals'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Progress } from '@sanuk/ui/progress'
import { UsersRound } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { ListEnd } from '../../components/records/list-end.tsx'
import { useMoment } from '../../components/use-moment.ts'
import styles from './referrals.module.css'
import type { OwnReferral, useReferral } from './use-referral.ts'

const LOOKS = { waiting: 'plain', valid: 'good', expired: 'plain', shared: 'plain' } as const

type FriendListProps = {
  readonly own: OwnReferral
  readonly friends: readonly Friend[]
  readonly pages: ReturnType<typeof useReferral>
}

/** Who came, newest first, and how far each is. */
export function FriendList({ own, friends, pages }: FriendListProps) {
  const { _ } = useLingui()
  return (
    <Card level={3} title={_('referrals.friends')}>
      {friends.length === 0 ? (
        <EmptyState icon={<UsersRound />} title={_('referrals.none')}>
          {_('referrals.none.note')}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.friends}>
            {friends.map((friend) => (
              <FriendRow key={friend.id} friend={friend} own={own} />
            ))}
          </ul>
          <ListEnd pages={pages} words={_('referrals.end')} />
        </>
      )}
    </Card>
  )
}

function FriendRow({ friend, own }: { readonly friend: Friend; readonly own: OwnReferral }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const money = (amount: string) => formatMoney(parseAmount(amount), currency)
  const steps = [
    { name: _('referrals.deposited'), done: friend.deposited, least: own.leastDeposit },
    { name: _('referrals.played'), done: friend.played, least: own.leastPlay },
  ].filter(({ least }) => parseAmount(least) > 0n)
  return (
    <li className={styles.friend}>
      <p className={styles.who}>
        <b>{friend.name}</b> <Badge look={LOOKS[friend.state]}>{_(`referrals.state.${friend.state}`)}</Badge>
      </p>
      <p className={styles.note}>
        {_('referrals.joined', { when: moment(friend.joinedAt) })}
        {friend.until && ` · ${_('referrals.until', { when: moment(friend.until) })}`}
      </p>
      {friend.state === 'waiting' &&
        steps.map(({ name, done, least }) => (
          <div key={name} className={styles.step}>
            <Progress
              label={name}
              value={Number(parseAmount(done))}
              max={Number(parseAmount(least))}
              valueText={_('referrals.of', { done: money(done), least: money(least) })}
            />
            <span className={styles.note}>
              {name}: {_('referrals.of', { done: money(done), least: money(least) })}
            </span>
          </div>
        ))}
    </li>
  )
}
