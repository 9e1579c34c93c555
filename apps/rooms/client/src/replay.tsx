import '@sanuk/ui/fonts.css'
import '@sanuk/ui/tokens.css'
import '@sanuk/ui/base.css'
import './styles/replay.css'
import { momentsIn } from '@sanuk/vendor-client/replay/moment'
import { tellHeight, tellRecord } from '@sanuk/vendor-client/replay/tell-frame'
import { firstLanguage } from '@sanuk/vendor-client/speaker'
import { createRoot } from 'react-dom/client'
import { ROOM_CALLS } from '#room-calls'
import { loadGame } from './games/games.ts'
import { ReplayFault } from './replay/replay-fault.tsx'
import { ReplayPage } from './replay/replay-page.tsx'
import { call } from './server/call.ts'
import { Refused } from './server/fault.ts'
import { SOURCE } from './site.ts'
import { wordsOf } from './words.ts'

const address = new URL(location.href)
const language = firstLanguage(address, navigator.languages)
document.documentElement.dataset.theme = address.searchParams.get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.lang = language
tellHeight(SOURCE)
const place = document.querySelector('#page')
if (!place) throw new Error('the page has no #page')
const root = createRoot(place)
const say = await wordsOf(language)
await show()

/** Loads the coup the ticket opens. It is tried again only where the player asks for it. */
async function show(): Promise<void> {
  document.title = say('rooms.replay')
  root.render(
    <p className="replay-wait" role="status">
      {say('rooms.replay.loading')}
    </p>,
  )
  try {
    const ticket = new URLSearchParams(address.hash.slice(1)).get('ticket') ?? ''
    const replay = await call(ROOM_CALLS.replay, { body: { ticket } })
    const moment = momentsIn(language, address.searchParams.get('zone'))
    const game = await loadGame(replay.table.game, language)
    root.render(<ReplayPage {...{ game, language, moment, replay }} />)
    if (replay.record !== null) tellRecord(SOURCE, replay.record)
  } catch (fault) {
    const isGone = fault instanceof Refused
    if (!isGone) console.error(fault)
    root.render(<ReplayFault {...{ say, isGone }} onRetry={() => void show()} />)
  }
}
