import { useLingui } from '@lingui/react'
import type { Ticket } from '@sanuk/contracts/lottery'
import { parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Share2 } from 'lucide-react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useResultPicture } from './use-result-picture.ts'

type ShareWinProps = { readonly ticket: Ticket; readonly family: string }

/**
 * Shares what a ticket won as a picture. It says neither whose ticket it is nor its reference, by which support would be
 * asked about it. Draws nothing for a ticket that did not win.
 */
export function ShareWin({ ticket, family }: ShareWinProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const share = useResultPicture()
  const { state, result, issue, simulated, gameNames, win, settledAt, placedAt } = ticket
  if (state !== 'won' || !result) return null
  return (
    <Button
      look="outline"
      icon={<Share2 />}
      onClick={() =>
        share({
          family,
          names: gameNames,
          drawn: { number: issue, result, simulated },
          drawnAt: settledAt ?? placedAt,
          won: formatMoney(parseAmount(win), currency),
        })
      }
    >
      {_('lottery-results.share.win')}
    </Button>
  )
}
