import { parseAmount } from '@sanuk/money/amount'
import { Check, Users } from 'lucide-react'
import { MOST_TABLES } from '#protocol'
import type { ListedTable } from '#room-calls'
import { Dialog } from '../dialogs/dialog.tsx'
import type { Kit } from '../kit.ts'
import type { OtherTables } from '../server/other-tables.ts'
import { useRemaining } from '../table/use-remaining.ts'
import type { RoomWord } from '../words.ts'
import { SmallRoad } from './small-road.tsx'
import { type LoadGame, useGame } from './use-game.ts'
import { useList } from './use-list.ts'

type TableChooserProps = {
  readonly kit: Kit
  readonly calls: Pick<OtherTables, 'list'>
  readonly load: LoadGame
  /** Codes of the tables that are followed. */
  readonly chosen: readonly string[]
  readonly onToggle: (code: string) => void
  readonly onClose: () => void
}

/** All tables of the hall with what happens there, to choose those that are followed together. */
export function TableChooser({ kit, calls, load, chosen, onToggle, onClose }: TableChooserProps) {
  const { say } = kit
  const list = useList(calls)
  const isFull = chosen.length >= MOST_TABLES
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.several.choose')} kind="chooser">
      <p className="dialog-note" role="status">
        {isFull
          ? say('rooms.several.full', { most: MOST_TABLES })
          : say('rooms.several.count', { count: chosen.length, most: MOST_TABLES })}
      </p>
      {list === 'awaited' && <p role="status">{say('rooms.several.loading')}</p>}
      {list === 'failed' && <p role="alert">{say('rooms.several.failed')}</p>}
      {Array.isArray(list) && (
        <ul className="chooser-tables">
          {list.map((table: ListedTable) => {
            const isChosen = chosen.includes(table.code)
            const isFixed = isChosen ? chosen.length === 1 : isFull
            return (
              <li key={table.code}>
                <TableChoice {...{ kit, load, table, isChosen, isFixed }} onToggle={() => onToggle(table.code)} />
              </li>
            )
          })}
        </ul>
      )}
      <button type="button" className="dialog-button strong" onClick={onClose}>
        {say('rooms.several.done')}
      </button>
    </Dialog>
  )
}

type TableChoiceProps = Pick<TableChooserProps, 'kit' | 'load'> & {
  readonly table: ListedTable
  readonly isChosen: boolean
  /** Whether it cannot be changed: there would be too many tables, or none. */
  readonly isFixed: boolean
  readonly onToggle: () => void
}

function TableChoice({ kit, load, table, isChosen, isFixed, onToggle }: TableChoiceProps) {
  const { say, money, opened, now } = kit
  const game = useGame(load, table.game)
  const seconds = Math.ceil(useRemaining(table.closesAt, now) / 1000)
  const limits = { minimum: money(parseAmount(table.minimum)), maximum: money(parseAmount(table.maximum)) }
  return (
    <button
      type="button"
      className="chooser-table"
      aria-pressed={isChosen}
      aria-disabled={isFixed}
      data-game={table.game}
      onClick={() => isFixed || onToggle()}
    >
      <span className="chooser-name">
        <b>{table.names[opened.language]}</b>
        <span>{say(`rooms.game.${table.game}`)}</span>
        <span>{say('rooms.limits', limits)}</span>
      </span>
      <span className="chooser-state">
        <span className="chooser-phase" data-open={seconds > 0}>
          {seconds > 0 ? say('rooms.several.betting', { seconds }) : say(phaseWord(table))}
        </span>
        <span className="chooser-crowd">
          <Users aria-hidden="true" />
          {say('rooms.players', { count: table.players })}
        </span>
      </span>
      {typeof game !== 'string' && (
        <span className="chooser-road" aria-hidden="true">
          <SmallRoad say={game.say} look={game.look} sides={table.sides} results={table.results} />
        </span>
      )}
      <span className="chooser-mark" aria-hidden="true">
        {isChosen && <Check />}
      </span>
    </button>
  )
}

const WITHOUT_CARDS: { readonly [phase in ListedTable['phase']]?: RoomWord } = {
  shuffling: 'rooms.phase.shuffling.series',
  dealing: 'rooms.phase.dealing.series',
}

function phaseWord({ phase, game }: ListedTable): RoomWord {
  const hasCards = game === 'baccarat' || game === 'dragon-tiger'
  const told = phase === 'betting' ? 'closed' : phase
  return (hasCards ? undefined : WITHOUT_CARDS[told]) ?? `rooms.phase.${told}`
}
