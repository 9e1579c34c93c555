import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { GIFT } from '@sanuk/ui/art/gift'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Countdown } from '@sanuk/ui/countdown'
import { SitePicture } from '@sanuk/ui/site-picture'
import { useClockOffset } from '../../brand/use-clock-offset.ts'
import { useCurrency } from '../../brand/use-currency.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { ClaimButton } from './claim-button.tsx'
import { OwnTickets } from './own-tickets.tsx'
import styles from './raffle.module.css'
import { claimable, type OpenDraw, useOwnRaffle, useRaffle } from './use-raffle.ts'
import { useTimeOfDay } from './use-time-of-day.ts'

/** The draw that is open, on the home page; nothing where a brand has none. */
export function RaffleCard() {
  const { data, refetch } = useRaffle()
  if (!data?.current) return null
  return <Open draw={data.current} onEnd={refetch} />
}

function Open({ draw, onEnd }: { readonly draw: OpenDraw; readonly onEnd: () => unknown }) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const currency = useCurrency()
  const offset = useClockOffset()
  const own = useOwnRaffle()
  const timeOfDay = useTimeOfDay()
  const waiting = claimable(own, Date.now() + offset)
  const stake = formatMoney(parseAmount(draw.stakePerTicket), currency)
  return (
    <Card title={_('raffle.title')} className={styles.card}>
      <div className={styles.about}>
        <SitePicture picture={GIFT} sizes="132px" className={styles.gift} loading="lazy" />
        <div className={styles.words}>
          <p>{_('raffle.lead', { stake, time: timeOfDay(draw.closesAt) })}</p>
          <Countdown
            deadline={Date.parse(draw.closesAt)}
            offset={offset}
            label={_('raffle.closes')}
            look="boxes"
            announce={(seconds) => _('raffle.seconds_left', { seconds })}
            onEnd={onEnd}
          />
        </div>
      </div>
      {own?.current && <OwnTickets draw={draw} own={own.current} />}
      <div className={styles.ways}>
        {waiting.length > 0 && <ClaimButton prizes={waiting} wide />}
        <Button look="outline" wide onClick={() => open('raffle')}>
          {_('raffle.open')}
        </Button>
      </div>
    </Card>
  )
}
