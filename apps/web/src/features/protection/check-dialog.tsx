import { useLingui } from '@lingui/react'
import type { PlayClock } from '@sanuk/contracts/protection'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../brand/use-currency.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useRouter } from '../../router/use-router.ts'
import styles from './protection.module.css'
import { useCheckSeen } from './use-play-clock.ts'
import { useWrittenTime } from './use-written.ts'

/** How long and how somebody has played, until they say whether they go on. */
export function CheckDialog({ clock, playing }: { readonly clock: PlayClock; readonly playing: boolean }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const time = useWrittenTime()
  const router = useRouter()
  const { open } = usePanels()
  const seen = useCheckSeen()
  const money = (sum: string, net = false) => <Money amount={parseAmount(sum)} currency={currency} net={net} />
  const stop = () => seen.mutate(undefined, { onSettled: () => router.navigate({ to: '/' }) })
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={() => seen.mutate()}
      locked={seen.isPending}
      title={_('protection.check.title', { minutes: Math.floor(clock.sinceCheckSeconds / 60) })}
      description={_('protection.check.today')}
      footer={
        <>
          <Button look="outline" size="large" disabled={seen.isPending} onClick={stop}>
            {_('protection.check.stop')}
          </Button>
          <Button size="large" busy={seen.isPending} onClick={() => seen.mutate()}>
            {_('protection.check.go_on')}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          { name: _('protection.check.time'), value: time(clock.playedSeconds) },
          { name: _('protection.check.stake'), value: money(clock.stake) },
          { name: _('protection.check.win'), value: money(clock.win) },
          { name: _('protection.check.net'), value: money(clock.net, true) },
        ]}
      />
      {clock.minutesLeft !== null && (
        <p className={styles.note}>{_('protection.check.left', { minutes: clock.minutesLeft })}</p>
      )}
      {!playing && (
        <Button
          className={styles.limits}
          look="ghost"
          size="small"
          onClick={() => seen.mutate(undefined, { onSuccess: () => open('protection') })}
        >
          {_('protection.check.limits')}
        </Button>
      )}
    </Dialog>
  )
}
