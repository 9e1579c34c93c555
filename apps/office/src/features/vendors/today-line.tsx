import { useLingui } from '@lingui/react'
import { Figure, Figures } from '@sanuk/ui/figures'
import { useMoney } from '../../components/use-money.tsx'
import { LimitFigure } from './limit-figure.tsx'
import type { TodayInCurrency } from './vendors.ts'

/** A vendor's day in one currency; without it, the same tiles while it loads. */
export function TodayLine({ line, isLimited }: { line: TodayInCurrency | undefined; isLimited: boolean }) {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const look = { code: line?.currency }
  const { currency } = line ?? {}
  return (
    <Figures label={currency ? _('vendors.today.currency', { currency }) : _('vendors.today')} busy={!line}>
      <Figure name={_('vendors.today.stake')} value={line && money(line.stake, look)} />
      <Figure name={_('vendors.today.win')} value={line && money(line.win, look)} />
      <Figure name={_('vendors.today.gross')} value={line && money(line.gross, { ...look, net: true })} />
      <Figure name={_('vendors.today.rounds')} value={line && i18n.number(line.rounds)} />
      {isLimited && (
        <>
          <LimitFigure
            name={_('vendors.today.float')}
            limit={line && { currency: line.currency, used: aheadOnly(line.ahead), max: line.float }}
          />
          <LimitFigure
            name={_('vendors.today.hour')}
            limit={line && { currency: line.currency, used: line.hourWon, max: line.hourlyWin }}
          />
        </>
      )}
    </Figures>
  )
}

/** Games that are behind their stakes use nothing of a float. */
const aheadOnly = (ahead: string): string => (ahead.startsWith('-') ? '0' : ahead)
