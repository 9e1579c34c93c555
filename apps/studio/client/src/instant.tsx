import '@sanuk/ui/fonts.css'
import './styles/instant.css'
import type { Amount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Patience } from '@sanuk/vendor-client/server/patience'
import { type Line, untilAnswered } from '@sanuk/vendor-client/server/until-answered'
import { firstLanguage } from '@sanuk/vendor-client/speaker'
import { createRoot } from 'react-dom/client'
import type { InstantState } from '#protocol'
import { openRefusal } from './dialogs/refusal.ts'
import { existing } from './element.ts'
import { App } from './instant/app.tsx'
import { withKind } from './instant/kinds.tsx'
import type { Kit } from './instant/kit.ts'
import { showEnd, showRefusal } from './panel/end-page.ts'
import { Loader } from './panel/loader.ts'
import { Notice } from './panel/notice.ts'
import { Refused } from './server/fault.ts'
import { createInstantServer } from './server/instant-server.ts'
import { leaveUnknownSite, siteOf } from './site.ts'
import { GameSound } from './sound/sound.ts'
import { type Say, wordsOf } from './words.ts'

const ENDING = new Set(['session_ended', 'excluded', 'game_closed', 'limit_reached'])
/** Something was done in another window. */
const OVERTAKEN = new Set(['round_open', 'spin_mismatch'])

const greeting = await wordsOf(firstLanguage(new URL(location.href), navigator.languages))
await begin(greeting).catch((fault: unknown) => showFault(greeting, fault))

async function begin(say: Say): Promise<void> {
  const loader = new Loader()
  loader.text = say('game.loading')
  const launch = new URLSearchParams(location.hash.slice(1)).get('launch')
  if (launch === null) {
    return showEnd({
      title: say('game.closed'),
      text: say('game.no_launch'),
      button: say('game.ended.back'),
      press: leaveUnknownSite,
    })
  }
  const patience = new Patience()
  const server = createInstantServer(launch)
  const opened = await untilAnswered(
    () => server.open(),
    lineOf(patience, new Notice(say, () => patience.tryNow()), say),
  )
  await show({ server, opened, patience, loader })
}

type Parts = {
  readonly server: Kit['server']
  readonly opened: Kit['opened']
  readonly patience: Patience
  readonly loader: Loader
}

async function show({ server, opened, patience, loader }: Parts): Promise<void> {
  const say = await wordsOf(opened.language)
  document.documentElement.lang = opened.language
  document.title = opened.instant.names[opened.language]
  const [light, deep] = opened.instant.hues
  document.documentElement.style.setProperty('--hue-light', String(light))
  document.documentElement.style.setProperty('--hue-deep', String(deep))
  const notice = new Notice(say, () => patience.tryNow())
  const line = lineOf(patience, notice, say)
  const reach: Kit['reach'] = (ask) => untilAnswered(ask, line)
  const kit: Kit = {
    opened,
    server,
    say,
    site: siteOf(opened),
    sound: new GameSound(),
    reach,
    money: (amount: Amount) => formatMoney(amount, opened.currency),
    refuse: (fault, { goesOn }) => (isOvertaken(fault) ? void catchUp() : (goesOn ? refuseMove : refuse)(say, fault)),
  }
  await loader.leave()
  document.body.append(notice.view)
  const root = document.createElement('div')
  root.id = 'game'
  document.body.prepend(root)
  const game = createRoot(existing('#game', HTMLDivElement))
  const draw = (now: InstantState) =>
    game.render(
      withKind(now.instant.kind, (kind) => <App key={crypto.randomUUID()} kit={{ ...kit, opened: now }} kind={kind} />),
    )
  const catchUp = async () => {
    try {
      draw(await reach(() => server.open()))
      openRefusal(say, { reason: say('game.instant.elsewhere'), note: null }, null)
    } catch (fault) {
      refuse(say, fault)
    }
  }
  draw(opened)
}

const isOvertaken = (fault: unknown) => fault instanceof Refused && OVERTAKEN.has(fault.fault)

function lineOf(patience: Patience, notice: Notice, say: Say): Line {
  return {
    lost: () => notice.show(say('game.line.lost'), { retry: true }),
    back: () => notice.hide(),
    wait: (ms) => patience.wait(ms),
  }
}

function refuse(say: Say, fault: unknown): void {
  if (fault instanceof Refused && !ENDING.has(fault.fault)) refuseMove(say, fault)
  else showFault(say, fault)
}

/** A round that goes on can be played without the move that was refused. */
function refuseMove(say: Say, fault: unknown): void {
  if (!(fault instanceof Refused) || fault.fault === 'session_ended') showFault(say, fault)
  else openRefusal(say, { reason: say(`game.fault.${fault.fault}`), note: null }, null)
}

function showFault(say: Say, fault: unknown): void {
  if (fault instanceof Refused) {
    showRefusal(say, fault.fault, leaveUnknownSite)
    return
  }
  console.error(fault)
  const reload = { button: say('game.broken.reload'), press: () => location.reload() }
  showEnd({ title: say('game.broken'), text: say('game.broken.text'), ...reload })
}
