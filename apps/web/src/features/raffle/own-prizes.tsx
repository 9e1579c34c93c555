import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Money } from '@sanuk/ui/money'
import { Gift, Ticket } from 'lucide-react'
import { useClockOffset } from '../../brand/use-clock-offset.ts'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useSession } from '../../session/session.ts'
import { ClaimButton } from './claim-button.tsx'
import styles from './raffle.module.css'
import { claimable, type OwnPrize, type OwnRaffle } from './use-raffle.ts'

/** What the member has won, newest first, with what is still to be claimed. */
export function OwnPrizes({ own }: { readonly own: OwnRaffle | undefined }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const now = Date.now() + useClockOffset()
  if (useSession() === null) {
    return (
      <EmptyState
        icon={<Ticket />}
        title={_('raffle.sign_in')}
        action={<Button onClick={() => open('login')}>{_('site.sign_in')}</Button>}
      />
    )
  }
  if (own && own.prizes.length === 0) return <EmptyState icon={<Gift />} title={_('raffle.no_prizes')} />
  const waiting = claimable(own, now)
  return (
    <div className={styles.sheet}>
      {waiting.length > 0 && <ClaimButton prizes={waiting} wide />}
      <ul className={styles.list}>
        {own?.prizes.map((prize) => (
          <Prize key={`${prize.draw} ${prize.place}`} prize={prize} now={now} />
        ))}
      </ul>
    </div>
  )
}

function Prize({ prize, now }: { readonly prize: OwnPrize; readonly now: number }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const moment = useMoment()
  const { claimedAt, expiresAt } = prize
  const state = claimedAt
    ? _('raffle.state.claimed', { when: moment(claimedAt) })
    : Date.parse(expiresAt) > now
      ? _('raffle.state.waiting', { when: moment(expiresAt) })
      : _('raffle.state.expired')
  return (
    <li className={styles.row}>
      <span>
        {_('raffle.won', { place: prize.place, ticket: prize.ticket })}
        <span className={styles.note}>{moment(prize.drawnAt)}</span>
      </span>
      <span className={styles.end}>
        <Money luck amount={parseAmount(prize.amount)} currency={currency} />
        <span className={styles.note}>{state}</span>
      </span>
    </li>
  )
}
