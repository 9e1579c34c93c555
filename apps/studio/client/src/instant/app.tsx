import { type Amount, amount, parseAmount, times } from '@sanuk/money/amount'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { openFairness } from '../dialogs/fairness.ts'
import { openMenu } from '../dialogs/menu.ts'
import { openShortage, type WayOn } from '../dialogs/refusal.ts'
import { keepPreferences, keptPreferences } from '../preferences.ts'
import { openAbout } from './about.ts'
import { History } from './history.tsx'
import type { Kind } from './kind.ts'
import type { Kit } from './kit.ts'
import { Outcome } from './outcome.tsx'
import { StakeField } from './stake-field.tsx'
import { useRound } from './use-round.ts'

type AppProps<Choice, Move, View> = { readonly kit: Kit; readonly kind: Kind<Choice, Move, View> }

/** A game without reels: its board, and the panel from which it is played. */
export function App<Choice, Move, View>({ kit, kind }: AppProps<Choice, Move, View>) {
  const { say, money, opened, site, server } = kit
  const { mode, language, instant } = opened
  const stakes = opened.stakes.map(parseAmount)
  const [preferences, setPreferences] = useState(keptPreferences)
  const [stake, setStake] = useState(() => firstStake(stakes, parseAmount(opened.balance)))
  const [choice, setChoice] = useState(() => firstChoice(kit, kind))
  const table = useRound(kit, kind, preferences.quick)
  const { phase, round, balance } = table
  const { Controls, Board } = kind
  const isIdle = phase === 'idle'
  const isReady = kind.ready?.(choice, instant.pays) ?? true

  // What the site says while a round runs is overtaken by the round.
  const { setBalance } = table
  const hears = useRef(isIdle)
  hears.current = isIdle
  useEffect(() => site.onBalance((told) => hears.current && setBalance(told)), [site, setBalance])

  const prefer = (change: Partial<typeof preferences>) => {
    const next = { ...preferences, ...change }
    setPreferences(next)
    keepPreferences(next)
    return next
  }
  const turnSound = () => void kit.sound.turn(prefer({ sound: !preferences.sound }).sound)
  const play = () => {
    kit.sound.play('press')
    if (stake > balance) return openShortage(kit, { balance, stake }, waysOn())
    void table.play(stake, choice)
  }
  const move: typeof table.move = (wish) => {
    const costs = round && times(round.stake, kind.raises?.(wish) ?? 0)
    if (costs && costs > balance) return openShortage(kit, { balance, stake: costs }, deposits)
    table.move(wish)
  }
  const deposits: WayOn[] =
    mode === 'demo' ? [] : [{ text: say('game.deposit'), go: () => site.tell({ kind: 'cashier' }) }]
  const waysOn = (): WayOn[] => {
    const affordable = stakes.findLast((one) => one <= balance)
    const lower = affordable && [
      { text: say('game.shortage.lower', { stake: money(affordable) }), go: () => setStake(affordable) },
    ]
    if (mode === 'demo')
      return lower ?? [{ text: say('game.demo.refill'), go: () => void server.refill().then(table.setBalance) }]
    return [...deposits, ...(lower ?? [])]
  }
  const menu = () =>
    openMenu(say, preferences, {
      sound: turnSound,
      quick: () => prefer({ quick: !preferences.quick }),
      info: () => openAbout(kit),
      fairness: () => void openFairness({ say, server, reach: kit.reach }),
      history: mode === 'demo' ? null : () => site.tell({ kind: 'history' }),
      cashier: () => site.tell({ kind: 'cashier' }),
      close: () => site.tell({ kind: 'close' }),
    })
  const cashOut = round?.options.find((option) => option === 'cash-out')
  const pays = kind.pays(choice, instant.pays)
  return (
    <main className="instant" data-kind={instant.kind} data-phase={phase}>
      <header className="instant-head">
        <h1>{instant.names[language]}</h1>
        {mode === 'demo' && <span className="demo-mark">{say('game.demo')}</span>}
        <button type="button" className="small-button" onClick={menu}>
          {say('game.menu')}
        </button>
      </header>
      <section className="table" aria-label={say('game.instant.table')}>
        <History past={table.past} />
        <Board
          {...{ say, choice, view: round?.view ?? null, round: round?.spin ?? '', options: round?.options ?? [] }}
          won={round && round.win !== null ? round.win > round.staked : undefined}
          open={phase === 'playing'}
          pieces={instant.pieces}
          tables={instant.pays}
          quick={preferences.quick}
          shareOf={(parts) => money(amount(stake / BigInt(parts)))}
          stakesOf={(count) => money(times(round?.stake ?? stake, count))}
          amountOf={(hundredths) => money(amount(((round?.stake ?? stake) * BigInt(hundredths)) / 100n))}
          since={round?.since ?? null}
          stakes={round ? Number(round.staked / round.stake) : undefined}
          onMove={move}
          onSeen={table.seen}
          onChoice={isIdle ? setChoice : undefined}
        />
        <Outcome kit={kit} phase={phase} round={round} />
      </section>
      <section className="controls" aria-label={say('game.controls')}>
        <p className="balance">
          <span className="label">{say('game.balance')}</span>
          <span className="amount">{money(balance)}</span>
        </p>
        <StakeField {...{ kit, stakes, stake, onStake: setStake }} disabled={!isIdle} />
        <Controls say={say} choice={choice} onChoice={setChoice} tables={instant.pays} disabled={!isIdle} />
      </section>
      <div className="act">
        {phase === 'playing' && cashOut !== undefined ? (
          <button type="button" className="play-button cash-out" onClick={() => move(cashOut)}>
            {say('game.instant.cash_out')}
          </button>
        ) : (
          <button type="button" className="play-button" disabled={!isIdle || !isReady} onClick={play}>
            <span>{say('game.instant.play')}</span>
            {pays !== null && <small>{say('game.instant.pays', { times: pays })}</small>}
          </button>
        )}
      </div>
    </main>
  )
}

/** A round that is on the table was played with its own. */
function firstChoice<Choice, Move, View>({ opened }: Kit, kind: Kind<Choice, Move, View>): Choice {
  return opened.unfinished ? z.parse(kind.wire.choice, opened.unfinished.choice) : kind.first(opened.instant.pays)
}

function firstStake(stakes: readonly Amount[], balance: Amount): Amount {
  const affordable = stakes.filter((stake) => stake <= balance)
  return affordable[Math.min(3, affordable.length - 1)] ?? stakes[0] ?? balance
}
