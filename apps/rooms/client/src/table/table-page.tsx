import { parseAmount } from '@sanuk/money/amount'
import { useCallback, useState, useSyncExternalStore } from 'react'
import { chipValues } from '../bets/chip-values.ts'
import { totalOf } from '../bets/stakes.ts'
import { Chat, ChatButton } from '../chat/chat.tsx'
import type { ChatStore } from '../chat/chat-store.ts'
import { useChat } from '../chat/use-chat.ts'
import { EndPage } from '../dialogs/end-page.tsx'
import { BoxesContext, boxesOf } from '../games/boxes.ts'
import type { GameLook } from '../games/game-look.ts'
import { SqueezeContext } from '../games/squeeze.ts'
import type { Kit } from '../kit.ts'
import type { TableStore } from '../view/table-store.ts'
import { askedHands, lying, shownBalance } from '../view/view.ts'
import { type BetAction, BetActions } from './bet-actions.tsx'
import { DecisionBar, keyOfMove } from './decision-bar.tsx'
import { Head } from './head.tsx'
import { HistoryPanel } from './history-panel.tsx'
import { NoticeBar } from './notice-bar.tsx'
import { type OpenDialog, PageDialogs } from './page-dialogs.tsx'
import { Purse } from './purse.tsx'
import { Rack } from './rack.tsx'
import { TableFelt } from './table-felt.tsx'
import { TableStage } from './table-stage.tsx'
import { useAutoConfirm } from './use-auto-confirm.ts'
import { useChips } from './use-chips.ts'
import { useDealing } from './use-dealing.ts'
import { useIsOpen } from './use-is-open.ts'
import { useKeys } from './use-keys.ts'
import { usePreferences } from './use-preferences.ts'
import { useSounds } from './use-sounds.ts'
import { squeezes, useSqueeze } from './use-squeeze.ts'

export type TablePageProps = {
  readonly kit: Kit
  readonly look: GameLook
  readonly store: TableStore
  /** Tries the line again at once. */
  readonly onRetry: () => void
  /** Opens the view of several tables. Not given where there is none. */
  readonly onSeveral?: () => void
  /** The chat of the table. Not given where there is none. */
  readonly chat?: ChatStore
}

/** A live table. */
export function TablePage({ kit, look, store, onRetry, onSeveral, chat }: TablePageProps) {
  const { say, site, now } = kit
  const view = useSyncExternalStore(store.subscribe, store.view)
  const isOpen = useIsOpen(view.table, now)
  const dealing = useDealing(view.table, { still: view.still, turnMs: look.turnMs })
  useSounds(kit, { view, dealing, turnSound: look.turnSound })
  const [preferences, prefer] = usePreferences(kit)
  const talk = useChat(chat, preferences, prefer)
  const [dialog, setDialog] = useState<OpenDialog>(null)
  const chips = useChips(chipValues(view.rules), preferences.ownChip)
  const squeeze = useSqueeze(view, squeezes(view.rules, preferences) === true)
  useAutoConfirm(store, view, { isOn: preferences.autoConfirm, isOpen, now })
  const dismiss = useCallback(() => store.dismiss(), [store])

  const lay = (spot: string) => {
    if (!isOpen) return
    store.do({ kind: 'lay', spot, chip: chips.chosen })
    kit.sound.play('chip')
  }
  const action = (kind: BetAction) => {
    if (!isOpen) return
    store.do(kind === 'confirm' ? { kind, id: crypto.randomUUID() } : { kind })
    kit.sound.play(kind === 'confirm' ? 'confirm' : 'chip')
  }
  const decide = (hand: string, move: string) => {
    store.decide({ hand, move }, crypto.randomUUID())
    kit.sound.play('confirm')
  }
  const boxes = boxesOf(view, {
    take: (box) => store.moveToBox({ kind: 'take-box', box }),
    leave: (box) => store.moveToBox({ kind: 'leave-box', box }),
  })
  const hands = askedHands(view)
  const turnSound = () => {
    const sound = !preferences.sound
    prefer({ ...preferences, sound })
    void kit.sound.turn(sound)
  }
  const moveKey = keyOfMove(look, hands, decide)
  useKeys({ moveKey, spots: look.keys?.spots ?? {}, lay, action, chip: chips.chooseAt, sound: turnSound })

  if (view.ended !== null) {
    return (
      <EndPage
        title={say(view.ended === 'session_ended' ? 'rooms.ended' : 'rooms.unavailable')}
        text={say(`rooms.fault.${view.ended}`)}
        button={say('rooms.ended.back')}
        onPress={() => site.tell({ kind: 'close' })}
      />
    )
  }
  return (
    <main className="page" data-phase={view.table?.phase ?? 'opening'} data-open={isOpen} data-game={view.rules.game}>
      <Head
        {...{ kit, look, view, onSeveral }}
        chat={talk && <ChatButton {...talk} say={say} />}
        hasSound={preferences.sound}
        onSound={turnSound}
        onMenu={() => setDialog('menu')}
      />
      <section className="cloth" aria-label={view.rules.names[kit.opened.language]}>
        <BoxesContext value={boxes}>
          <SqueezeContext value={squeeze}>
            <TableStage {...{ kit, look, view, dealing, isOpen }}>
              <NoticeBar {...{ kit, view, onRetry }} onDismiss={dismiss} />
            </TableStage>
          </SqueezeContext>
          <TableFelt {...{ kit, look, view, isOpen }} isSeen={dealing.isSeen} onLay={lay} />
        </BoxesContext>
      </section>
      <section className="controls" aria-label={say('rooms.controls')}>
        <Purse kit={kit} balance={shownBalance(view)} staked={totalOf(lying(view))} />
        {hands.length > 0 ? (
          <DecisionBar {...{ kit, look, hands }} onDecide={decide} />
        ) : (
          <>
            <Rack
              kit={kit}
              values={chips.values}
              chosen={chips.chosen}
              own={preferences.ownChip}
              onChoose={chips.choose}
              onOwn={() => setDialog('own-chip')}
            />
            <BetActions {...{ kit, view, isOpen }} onAction={action} />
          </>
        )}
      </section>
      <HistoryPanel {...{ say, look, table: view.table }} sides={view.rules.sides} isSeen={dealing.isSeen} />
      {talk?.isOpen && <Chat {...talk} kit={kit} />}
      <PageDialogs
        hasChat={chat !== undefined}
        {...{ kit, look, view, dialog, preferences, onSeveral }}
        onOpen={setDialog}
        onPrefer={prefer}
        onSound={turnSound}
        onDismiss={dismiss}
        onChip={(ownChip) => {
          prefer({ ...preferences, ownChip })
          chips.choose(parseAmount(ownChip))
        }}
      />
    </main>
  )
}
