import { useLingui } from '@lingui/react'
import type { WireLine } from '@sanuk/contracts/lottery'
import { type Amount, amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { useShortMoney } from '../../../brand/use-short-money.ts'
import { highestPrize, type OfferedPlay, prizesOf } from '../plays.ts'
import type { LineStanding, NumberFault } from './line-faults.ts'
import styles from './numbers.module.css'

type LineLimitsProps = {
  readonly line: WireLine
  readonly standing: LineStanding | undefined
  readonly plays: ReadonlyMap<string, OfferedPlay>
}

/** Numbers that are told one by one; of more, how many there are. */
const SHOWN = 12

/** Under a line: its prize where it is half, what may still be staked, and numbers that are not sold as the line wants. */
export function LineLimits({ line, standing, plays }: LineLimitsProps) {
  const { _ } = useLingui()
  const short = useShortMoney()
  const play = plays.get(line.play)
  const faults = standing?.faults ?? []
  const least = standing?.least
  return (
    <>
      {play && line.rate === 'half' && (
        <span className={styles.half}>
          {_('lottery-betting.half.prize', { prize: short(wire(halfPrize(play, line))), stake: short(line.unitStake) })}
        </span>
      )}
      {least && faults.length === 0 && (
        <span className={styles.left}>
          {line.units === 1
            ? _('lottery-betting.left', { amount: short(wire(least.left)) })
            : _('lottery-betting.left.least', { amount: short(wire(least.left)), number: least.number })}
        </span>
      )}
      {faults.length > 0 && (
        <ul className={styles.faults} aria-label={_('lottery-betting.faults')}>
          {faults.slice(0, SHOWN).map((fault) => (
            <li key={fault.number}>
              <FaultText fault={fault} />
            </li>
          ))}
          {faults.length > SHOWN && <li>{_('lottery.dropped.more', { count: faults.length - SHOWN })}</li>}
        </ul>
      )}
    </>
  )
}

/** What is the matter with a number, and what may still be staked on it. */
function FaultText({ fault: { number, reason, standing } }: { readonly fault: NumberFault }) {
  const { _ } = useLingui()
  const short = useShortMoney()
  if (reason === 'closed') return _('lottery-betting.number.closed', { number })
  const rate = standing.rate === 'half' ? 'half' : 'full'
  const what = reason === 'rate' ? _(`lottery-betting.number.rate.${rate}`, { number }) : number
  const left = standing.left === null ? null : _('lottery-betting.left', { amount: short(wire(standing.left)) })
  return left === null ? what : `${what} · ${left}`
}

const wire = (value: Amount): string => writeAmount(value)

/** What a unit of a line wins at best at half the prize. */
function halfPrize(play: OfferedPlay, { unitStake, series }: WireLine): Amount {
  const halved = prizesOf(play, series ?? null).map((prize) => prize / 2n)
  return amount(highestPrize(halved, parseAmount(unitStake)))
}
