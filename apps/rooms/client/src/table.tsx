import '@sanuk/ui/fonts.css'
import './styles/table.css'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Patience } from '@sanuk/vendor-client/server/patience'
import { untilAnswered } from '@sanuk/vendor-client/server/until-answered'
import { Sound } from '@sanuk/vendor-client/sound/sound'
import { firstLanguage } from '@sanuk/vendor-client/speaker'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { isChatTold } from '#chat-protocol'
import type { GameCode } from '#protocol'
import type { Opened } from '#room-calls'
import { ChatStore } from './chat/chat-store.ts'
import { EndPage } from './dialogs/end-page.tsx'
import { Loading } from './dialogs/loading.tsx'
import { GameGate } from './games/game-gate.tsx'
import { type LoadedGame, loadGame } from './games/games.ts'
import type { Kit } from './kit.ts'
import { deviceClock, openSocket } from './line/browser-socket.ts'
import { Line } from './line/line.ts'
import { ServerClock } from './line/server-clock.ts'
import { Refused } from './server/fault.ts'
import { openTable } from './server/open-table.ts'
import { otherTables } from './server/other-tables.ts'
import { RoomPage } from './several/room-page.tsx'
import { leaveUnknownSite, siteOf } from './site.ts'
import { EFFECTS } from './sound/effects.ts'
import { TablesStore } from './view/tables-store.ts'
import { balanceTeller } from './view/tell-balance.ts'
import { type Say, wordsOf } from './words.ts'

const place = document.querySelector('#page')
if (!place) throw new Error('the page has no #page')
const root = createRoot(place)
const draw = (content: ReactNode) => root.render(content)

const greeting = await wordsOf(firstLanguage(new URL(location.href), navigator.languages))
await begin(greeting).catch((fault: unknown) => drawFault(greeting, fault))

async function begin(say: Say): Promise<void> {
  const loading = (isLost: boolean, onRetry: () => void) => draw(<Loading {...{ say, isLost, onRetry }} />)
  const patience = new Patience()
  const retry = () => patience.tryNow()
  loading(false, retry)
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch')
  if (launch === null) return drawEnd(say, say('rooms.no_launch'))
  const opened = await untilAnswered(() => openTable(launch), {
    lost: () => loading(true, retry),
    back: () => loading(false, retry),
    wait: (ms) => patience.wait(ms),
  })
  await show(opened, patience)
}

async function show(opened: Opened, patience: Patience): Promise<void> {
  const say = await wordsOf(opened.language)
  document.documentElement.lang = opened.language
  document.title = opened.table.names[opened.language]
  const site = siteOf(opened)
  const clock = new ServerClock(deviceClock)
  const tables: TablesStore = new TablesStore(opened, {
    bet: (bet) => line.bet(bet),
    decide: (choice) => line.decide(choice),
    moveToBox: (move) => line.moveToBox(move),
    watch: () => line.watch(),
  })
  const chat: ChatStore = new ChatStore(opened.table.code, (message) => line.chat(message))
  const tellBalance = balanceTeller(tables.balance, site)
  const line = new Line({
    open: openSocket,
    session: opened.session,
    tables: () => tables.followed().map((store) => store.view().rules.code),
    clock,
    device: deviceClock,
    wait: (ms) => patience.wait(ms),
    spread: () => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) / 256,
    hear: (message) => {
      tables.hear(message)
      if (isChatTold(message)) chat.hear(message)
      tellBalance()
    },
    lost: () => {
      tables.lineLost()
      chat.lineLost()
    },
    began: () => chat.begin(),
    unanswered: () => tables.unanswered(),
    undecided: () => tables.undecided(),
  })
  site.onBalance((balance) => tables.siteBalance(balance))
  const unit = currency(opened.currency)
  const sound = new Sound(EFFECTS)
  const kitOf = (game: LoadedGame): Kit => ({
    opened,
    site,
    sound,
    say: game.say,
    spotName: (spot) => game.look.spotName(game.say, spot),
    money: (amount) => formatMoney(amount, unit),
    now: clock.now,
  })
  const games = new Map<GameCode, Promise<LoadedGame>>()
  const loadOf = (game: GameCode): Promise<LoadedGame> => {
    const loaded = games.get(game) ?? loadGame(game, opened.language)
    games.set(game, loaded)
    return loaded
  }
  const load = () => loadOf(opened.table.game)
  const calls = otherTables(opened.session)
  // A page that was hidden may have slept: the table is asked for, and the clock with it.
  document.addEventListener('visibilitychange', () => document.hidden || line.watch())
  draw(
    <GameGate {...{ say, load }} onReload={() => location.reload()}>
      {(game) => <RoomPage {...{ tables, game, kitOf, calls, chat }} load={loadOf} onRetry={() => patience.tryNow()} />}
    </GameGate>,
  )
  await line.run()
}

function drawEnd(say: Say, text: string): void {
  draw(
    <EndPage
      title={say('rooms.unavailable')}
      text={text}
      button={say('rooms.ended.back')}
      onPress={leaveUnknownSite}
    />,
  )
}

function drawFault(say: Say, fault: unknown): void {
  if (fault instanceof Refused) {
    const title = say(fault.fault === 'session_ended' ? 'rooms.ended' : 'rooms.unavailable')
    const text = say(`rooms.fault.${fault.fault}`)
    draw(<EndPage {...{ title, text }} button={say('rooms.ended.back')} onPress={leaveUnknownSite} />)
    return
  }
  console.error(fault)
  const reload = { button: say('rooms.broken.reload'), onPress: () => location.reload() }
  draw(<EndPage title={say('rooms.broken')} text={say('rooms.broken.text')} {...reload} />)
}
