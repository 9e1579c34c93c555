import { useLingui } from '@lingui/react'
import type { LotteryGame } from '@sanuk/contracts/lottery'
import { type FamilyWords, placeNames } from '@sanuk/engines/lottery/bets'
import { amount, parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { Segmented } from '@sanuk/ui/segmented'
import type { ReactNode } from 'react'
import { useCurrency } from '../../../brand/use-currency.ts'
import { useShortMoney } from '../../../brand/use-short-money.ts'
import { NumberNotice } from '../numbers/number-notice.tsx'
import { standingOf } from '../numbers/number-rates.ts'
import { highestPrize, type OfferedPlay, prizesOf } from '../plays.ts'
import { withPicks } from './draft.ts'
import styles from './pad.module.css'
import { PadRow } from './pad-row.tsx'
import { Places } from './places.tsx'
import { SavedNumbers } from './saved-numbers.tsx'
import { TypedTickets } from './typed-tickets.tsx'
import type { Pad } from './use-pad.ts'

type PadCardProps = {
  readonly game: LotteryGame
  readonly plays: readonly OfferedPlay[]
  readonly pad: Pad
  readonly words: FamilyWords
  /** Below the rows: what is staked. */
  readonly children: ReactNode
  /** Over it all, while no bets are taken. */
  readonly overlay: ReactNode
}

/** The pad of a play: its rule, its rows of numbers or words, or a box for typed tickets. */
export function PadCard({ game, plays, pad, words, children, overlay }: PadCardProps) {
  const { _ } = useLingui()
  const { play, draft, tickets } = pad
  const { rows, written } = play.form
  const title = `${words('group', play.group)} · ${words('play', play.code)}`
  const numbered = (place: number) => _('lottery.place', { place })
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.content} inert={overlay !== null}>
        <div className={styles.head}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.how}>
            {words('how', play.code)} <TopPrize game={game} pad={pad} />
          </p>
        </div>
        {rows.length > 0 && written && (
          <Segmented
            className={styles.ways}
            label={_('lottery.ways')}
            options={[
              { value: 'pick', label: _('lottery.way.pick') },
              { value: 'type', label: _('lottery.way.type') },
            ]}
            value={draft.isTyped ? 'type' : 'pick'}
            onChange={(way) => pad.setDraft(() => ({ isTyped: way === 'type' }))}
          />
        )}
        <Places
          play={play}
          names={placeNames(play, plays, { words, numbered })}
          chosen={draft.places}
          onChoose={(places) => pad.setDraft(() => ({ places }))}
        />
        {!draft.isTyped &&
          rows.map((row, at) => (
            <PadRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of the pad is its place
              key={`${play.code} ${at}`}
              family={game.family}
              row={row}
              picked={draft.rows[at] ?? []}
              words={words}
              rateOf={rateOfSymbols(pad)}
              onPick={(change) =>
                pad.setDraft((before) => ({
                  rows: withPicks(play, before, { at, picked: change(before.rows[at] ?? []) }),
                }))
              }
            />
          ))}
        {draft.isTyped && written && (
          <TypedTickets
            key={play.code}
            family={game.family}
            written={written}
            text={draft.text}
            read={tickets}
            closed={pad.closed}
            onText={(change) => pad.setDraft(({ text }) => ({ text: change(text) }))}
          />
        )}
        {(draft.isTyped || rows.length > 1) && <NumberNotice play={play.code} rates={pad.rates} />}
        <SavedNumbers key={`sets ${play.code}`} pad={pad} />
        {children}
      </div>
      {overlay}
    </section>
  )
}

/** At which rates the numbers of a single row are sold; nothing where the play has no limits by number. */
function rateOfSymbols({ play: { code, form }, rates }: Pad) {
  const [row, ...others] = form.rows
  if (row?.symbols.kind !== 'numbers' || others.length > 0 || !rates.has(code)) return undefined
  const { width } = row.symbols
  return (symbol: number) => standingOf(rates, code, String(symbol).padStart(width, '0'))?.rate ?? 'full'
}

/** The most that a unit wins, at the stake that is chosen. */
function TopPrize({ game, pad: { play, staking } }: Pick<PadCardProps, 'game' | 'pad'>) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const short = useShortMoney()
  const prize = highestPrize(prizesOf(play, staking.series), parseAmount(staking.unitStake))
  const hasMore = play.tiers.length > 1
  return (
    <span className={styles.prize}>
      {_(hasMore ? 'lottery.prize.most' : 'lottery.prize')}{' '}
      <Money
        luck
        className={styles.amount}
        amount={amount(prize)}
        currency={{ ...currency, decimals: decimalsOf(prize) }}
      />{' '}
      {_('lottery.prize.per', {
        stake: short(game.unitStakes.find((one) => one === staking.unitStake) ?? staking.unitStake),
      })}
    </span>
  )
}

/** Prizes of small stakes are finer than the currency's coins. */
const decimalsOf = (prize: bigint): number => (prize % 100n === 0n ? 2 : 4)
