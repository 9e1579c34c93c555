import '@sanuk/ui/fonts.css'
import '@sanuk/ui/tokens.css'
import '@sanuk/ui/base.css'
import './styles/replay.css'
import { momentsIn } from '@sanuk/vendor-client/replay/moment'
import { tellHeight, tellRecord } from '@sanuk/vendor-client/replay/tell-frame'
import { firstLanguage } from '@sanuk/vendor-client/speaker'
import { GAME_CALLS, type Replay } from '#protocol'
import { element } from './element.ts'
import { drawnFrom } from './replay/drawn-from.ts'
import { recordOf } from './replay/record.ts'
import { call } from './server/call.ts'
import { Refused } from './server/fault.ts'
import { SOURCE } from './site.ts'
import { wordsOf } from './words.ts'

const address = new URL(location.href)
const language = firstLanguage(address, navigator.languages)
document.documentElement.dataset.theme = address.searchParams.get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.lang = language
tellHeight(SOURCE)
const say = await wordsOf(language)
await show()

/** Loads the round the ticket opens. It is tried again only where the player asks for it. */
async function show(): Promise<void> {
  document.title = say('game.replay')
  document.body.replaceChildren(element('p', { class: 'replay-wait', role: 'status' }, say('game.replay.loading')))
  try {
    const ticket = new URLSearchParams(address.hash.slice(1)).get('ticket') ?? ''
    const replay = await call(GAME_CALLS.replay, { body: { ticket } })
    const page = await pageOf(replay)
    page.append(drawnFrom(say, replay))
    document.body.replaceChildren(page)
    const record = recordOf(replay)
    if (record) tellRecord(SOURCE, record)
  } catch (fault) {
    showFault(fault)
  }
}

/** Each kind of game brings what it is drawn with. */
async function pageOf(replay: Replay): Promise<HTMLElement> {
  const needs = { say, language, moment: momentsIn(language, address.searchParams.get('zone')) }
  if ('instant' in replay) {
    const { instantPage } = await import('./replay/instant-page.tsx')
    return instantPage({ ...needs, replay })
  }
  const { slotPage } = await import('./replay/slot-page.ts')
  return slotPage({ ...needs, replay })
}

function showFault(fault: unknown): void {
  const gone = fault instanceof Refused
  if (!gone) console.error(fault)
  const text = say(gone ? 'game.replay.gone' : 'game.fault.platform_unreachable')
  const retry = element('button', { type: 'button', class: 'replay-retry', onclick: () => void show() })
  retry.textContent = say('game.line.retry')
  const content = gone ? [element('p', {}, text)] : [element('p', {}, text), retry]
  document.body.replaceChildren(element('main', { class: 'replay-fault', role: 'alert' }, ...content))
}
