import '@sanuk/ui/fonts.css'
import '@sanuk/ui/tokens.css'
import '@sanuk/ui/base.css'
import './styles/replay.css'
import { GAME_CALLS, type Replay } from '#protocol'
import { readArt } from './art/art.ts'
import { planSheet } from './art/sheet.ts'
import { element } from './element.ts'
import { recordOf } from './replay/drawn-from.ts'
import { momentsIn } from './replay/moment.ts'
import { replayPage } from './replay/page.ts'
import { call } from './server/call.ts'
import { Refused } from './server/fault.ts'
import { firstLanguage, wordsOf } from './words.ts'

const address = new URL(location.href)
const language = firstLanguage(address, navigator.languages)
document.documentElement.dataset.theme = address.searchParams.get('theme') === 'dark' ? 'dark' : 'light'
document.documentElement.lang = language
tellHeight()
const say = await wordsOf(language)
await show()

/** Loads the round the ticket opens. It is tried again only where the player asks for it. */
async function show(): Promise<void> {
  document.title = say('game.replay')
  document.body.replaceChildren(element('p', { class: 'replay-wait', role: 'status' }, say('game.replay.loading')))
  try {
    const ticket = new URLSearchParams(address.hash.slice(1)).get('ticket') ?? ''
    const [replay, art] = await Promise.all([call(GAME_CALLS.replay, { body: { ticket } }), readArt()])
    const sheet = await planSheet(art, 72 * window.devicePixelRatio)
    const moment = momentsIn(language, address.searchParams.get('zone'))
    document.body.replaceChildren(replayPage({ say, language, moment, replay, sheet }))
    tellRecord(replay)
  } catch (fault) {
    showFault(fault)
  }
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

/** Gives the framing page the round with what it was drawn from: it is the player's own, and the page can check it. */
function tellRecord(replay: Replay): void {
  const record = recordOf(replay)
  if (window.parent !== window && record)
    window.parent.postMessage({ source: 'sanuk-studio', kind: 'record', record: JSON.stringify(record) }, '*')
}

/** Tells the framing page how high this one is. A height is no secret, and the page does not know who frames it. */
function tellHeight(): void {
  if (window.parent === window) return
  new ResizeObserver(() => {
    const height = Math.ceil(document.body.getBoundingClientRect().height)
    window.parent.postMessage({ source: 'sanuk-studio', kind: 'height', height }, '*')
  }).observe(document.body)
}
