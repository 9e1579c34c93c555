import type { Amount } from '@sanuk/money/amount'
import { X } from 'lucide-react'
import { useCallback, useId, useSyncExternalStore } from 'react'
import type { GameLook } from '../games/game-look.ts'
import type { LoadedGame } from '../games/games.ts'
import type { Kit } from '../kit.ts'
import { type BetAction, BetActions } from '../table/bet-actions.tsx'
import { shownResults } from '../table/history-panel.tsx'
import { NoticeBar } from '../table/notice-bar.tsx'
import { StageWord } from '../table/stage-word.tsx'
import { TableFelt } from '../table/table-felt.tsx'
import { coupText } from '../table/table-stage.tsx'
import { useAutoConfirm } from '../table/use-auto-confirm.ts'
import { type Dealing, useDealing } from '../table/use-dealing.ts'
import { useIsOpen } from '../table/use-is-open.ts'
import type { TableStore } from '../view/table-store.ts'
import { isBetWaiting, type View } from '../view/view.ts'
import type { Say } from '../words.ts'
import { CardClock } from './card-clock.tsx'
import { compactLook, mainRules } from './compact-felt.tsx'
import { SmallRoad } from './small-road.tsx'
import { type LoadGame, useGame } from './use-game.ts'

type TableCardProps = {
  readonly store: TableStore
  /** That of the launched table, until the card's own game is there. */
  readonly kit: Kit
  readonly load: LoadGame
  readonly kitOf: (game: LoadedGame) => Kit
  /** What a press lays. */
  readonly chip: Amount
  readonly autoConfirms: boolean
  /** Not given for the last table. */
  readonly onRemove: (() => void) | undefined
}

/** One of several tables: its clock, its road, its main spots and what is done with chips on them. */
export function TableCard(props: TableCardProps) {
  const { store, kit: usual, load, kitOf, onRemove } = props
  const { rules } = store.view()
  const { say } = usual
  const name = rules.names[usual.opened.language]
  const game = useGame(load, rules.game)
  const heading = useId()
  if (game === 'awaited' || game === 'failed') {
    return (
      <section className="table-card" aria-labelledby={heading}>
        <CardHead {...{ say, heading, store, name, onRemove }} />
        <p className="stage-word" role="status">
          {say(game === 'failed' ? 'rooms.game.failed' : 'rooms.loading')}
        </p>
      </section>
    )
  }
  return (
    <section className="table-card" data-game={rules.game} aria-labelledby={heading}>
      <CardHead {...{ say, heading, store, name, onRemove }} />
      <CardTable {...props} kit={kitOf(game)} look={game.look} />
    </section>
  )
}

type CardHeadProps = Pick<TableCardProps, 'store' | 'onRemove'> & {
  readonly say: Say
  readonly heading: string
  readonly name: string
}

function CardHead({ say, store, heading, name, onRemove }: CardHeadProps) {
  const isWaiting = useSyncExternalStore(store.subscribe, () => isBetWaiting(store.view()))
  return (
    <header className="table-card-head">
      <h2 id={heading}>{name}</h2>
      {onRemove && (
        <button
          type="button"
          className="table-card-cross"
          aria-label={say('rooms.several.remove', { table: name })}
          title={isWaiting ? say('rooms.several.waiting') : undefined}
          disabled={isWaiting}
          onClick={onRemove}
        >
          <X aria-hidden="true" />
        </button>
      )}
    </header>
  )
}

type CardTableProps = Pick<TableCardProps, 'store' | 'chip' | 'autoConfirms'> & {
  readonly kit: Kit
  readonly look: GameLook
}

function CardTable({ store, kit, look, chip, autoConfirms }: CardTableProps) {
  const view = useSyncExternalStore(store.subscribe, store.view)
  const isOpen = useIsOpen(view.table, kit.now)
  const dealing = useDealing(view.table, { still: view.still, turnMs: look.turnMs })
  useAutoConfirm(store, view, { isOn: autoConfirms, isOpen, now: kit.now })
  const dismiss = useCallback(() => store.dismiss(), [store])
  const lay = (spot: string) => {
    store.do({ kind: 'lay', spot, chip })
    kit.sound.play('chip')
  }
  const action = (kind: BetAction) => {
    store.do(kind === 'confirm' ? { kind, id: crypto.randomUUID() } : { kind })
    kit.sound.play(kind === 'confirm' ? 'confirm' : 'chip')
  }
  const isRevealed = view.table?.phase === 'result' && view.table.coup !== null && dealing.isSeen
  return (
    <>
      <CardState {...{ kit, look, view, dealing, isOpen, isRevealed }} />
      <TableFelt
        {...{ kit, isOpen }}
        view={{ ...view, rules: mainRules(look, view.rules) }}
        look={compactLook(look)}
        isSeen={dealing.isSeen}
        onLay={lay}
      />
      <BetActions {...{ kit, view, isOpen }} hasKeys={false} onAction={action} />
      {/* That the line is lost is told once for all tables. */}
      <NoticeBar kit={kit} view={{ ...view, line: 'open' }} onDismiss={dismiss} onRetry={dismiss} />
      <p className="visually-hidden" role="status">
        {isRevealed && coupText(kit, look, view)}
      </p>
    </>
  )
}

type CardStateProps = {
  readonly kit: Kit
  readonly look: GameLook
  readonly view: View
  readonly dealing: Dealing
  readonly isOpen: boolean
  readonly isRevealed: boolean
}

/** The road, and beside it the clock or what is going on. */
function CardState({ kit, look, view, dealing, isOpen, isRevealed }: CardStateProps) {
  const { say, now } = kit
  const coup = view.table?.coup
  const results = shownResults(view.table, dealing.isSeen)
  return (
    <div className="table-card-state" data-revealed={isRevealed}>
      <SmallRoad {...{ say, look, results }} sides={view.rules.sides} />
      {isOpen && coup ? <CardClock {...{ say, now, coup }} /> : <StageWord {...{ kit, look, view, isRevealed }} />}
    </div>
  )
}
