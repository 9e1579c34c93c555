import { parseAmount } from '@sanuk/money/amount'
import { LayoutGrid, Menu, Users, Volume2, VolumeX } from 'lucide-react'
import type { ReactNode } from 'react'
import type { GameLook } from '../games/game-look.ts'
import type { Kit } from '../kit.ts'
import type { View } from '../view/view.ts'

type HeadProps = {
  readonly kit: Kit
  readonly look: GameLook
  readonly view: View
  readonly hasSound: boolean
  readonly onSound: () => void
  readonly onSeveral: (() => void) | undefined
  /** Opens the chat, where there is one. */
  readonly chat: ReactNode
  readonly onMenu: () => void
}

/** Which table it is, who is here, and the way to everything else. */
export function Head({ kit, look, view, hasSound, onSound, onSeveral, chat, onMenu }: HeadProps) {
  const { say, money, opened } = kit
  const { rules, table } = view
  const main = rules.spots.find(({ spot }) => spot === rules.sides[0]?.blue) ?? rules.spots[0]
  const limits = main && { minimum: money(parseAmount(main.minimum)), maximum: money(parseAmount(main.maximum)) }
  return (
    <header className="head">
      <span className="live" data-live={table !== null && table.phase !== 'stopped'}>
        {say('rooms.live')}
      </span>
      <div className="head-table">
        <h1>{rules.names[opened.language]}</h1>
        <p>
          <span>{look.title?.(say, rules) ?? say(`rooms.game.${rules.game}`)}</span>
          {limits && <span className="head-limits">{say('rooms.limits', limits)}</span>}
        </p>
      </div>
      <p className="head-crowd" title={say('rooms.players.title')}>
        <Users aria-hidden="true" />
        <span>{say('rooms.players', { count: table?.crowd.players ?? 0 })}</span>
      </p>
      <p className="head-name">{opened.nickname}</p>
      {chat}
      {onSeveral && (
        <button
          type="button"
          className="head-button"
          aria-label={say('rooms.several')}
          title={say('rooms.several')}
          onClick={onSeveral}
        >
          <LayoutGrid aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="head-button"
        aria-pressed={hasSound}
        aria-label={say('rooms.sound')}
        title={say('rooms.sound')}
        aria-keyshortcuts="M"
        onClick={onSound}
      >
        {hasSound ? <Volume2 aria-hidden="true" /> : <VolumeX aria-hidden="true" />}
      </button>
      <button
        type="button"
        className="head-button"
        aria-label={say('rooms.menu')}
        title={say('rooms.menu')}
        onClick={onMenu}
      >
        <Menu aria-hidden="true" />
      </button>
    </header>
  )
}
