import { times } from '@sanuk/money/amount'
import { element } from '../element.ts'
import { EARLIEST_ROUND_SECONDS } from '../reels/pace.ts'
import type { InfoNeeds } from './info.ts'
import { list } from './list.ts'

/** The long-term figures and how they were found. */
export function figures(needs: InfoNeeds): readonly HTMLElement[] {
  const { say, money, machine, stake } = needs
  const most = money(times(stake, BigInt(Math.floor(machine.maximumWinMultiple))))
  const feature = featureFigures(needs)
  const rows = [
    [say('game.return.total'), `${machine.returnToPlayer.total}%`],
    ...feature.parts,
    ...(machine.bought ? [[say('game.return.bought.share'), `${machine.bought.returnToPlayer}%`]] : []),
    ...(machine.ante ? [[say('game.return.ante.share'), `${machine.ante.returnToPlayer}%`]] : []),
    ...(machine.jackpot ? [[say('game.return.jackpot'), `+${machine.jackpot.returnToPlayer}%`]] : []),
    [say('game.return.hit'), say('game.return.every', { rounds: machine.hitEvery })],
    ...feature.often,
    [say('game.return.most'), say('game.return.most.value', { times: machine.maximumWinMultiple, amount: most })],
    [say('game.return.version'), machine.mathVersion],
    [say('game.return.speed'), say('game.return.speed.value', { seconds: EARLIEST_ROUND_SECONDS })],
  ]
  const table = rows.flatMap(([name = '', value = '']) => [element('dt', {}, name), element('dd', {}, value)])
  return [
    element('dl', { class: 'figures' }, ...table),
    element('p', { class: 'dialog-note' }, say('game.return.how')),
    element('p', { class: 'dialog-note' }, say('game.return.meaning')),
    element('p', {}, sheetLink({ ...needs, code: machine.code })),
  ]
}

/** Leads to all figures of a game, as a page of its own. */
export function sheetLink({
  say,
  code,
  language,
}: Pick<InfoNeeds, 'say' | 'language'> & { code: string }): HTMLElement {
  const href = `/sheets/${code}/?lang=${language}`
  return element('a', { class: 'sheet-link', href, target: '_blank', rel: 'noopener' }, say('game.return.sheet'))
}

/** What comes back by a feature, and how often it comes. */
const FEATURE_WORDS = {
  'free spins': { part: 'game.return.free', often: 'game.return.free_spins' },
  respins: { part: 'game.return.respins', often: 'game.return.respins.hit' },
  board: { part: 'game.return.pick', often: 'game.pick' },
  'free spins and board': { part: 'game.return.features', often: 'game.return.features.hit' },
} as const

function featureOf({ hold, pick, freeSpins }: InfoNeeds['machine']): keyof typeof FEATURE_WORDS {
  if (hold) return 'respins'
  const isFree = Object.keys(freeSpins.awards).length > 0
  if (pick) return isFree ? 'free spins and board' : 'board'
  return 'free spins'
}

/** What the free spins or the respins bring, and how often they come; nothing where a machine has neither. */
function featureFigures({ say, machine }: InfoNeeds): { parts: readonly string[][]; often: readonly string[][] } {
  const { featureEvery, returnToPlayer } = machine
  const words = FEATURE_WORDS[featureOf(machine)]
  if (featureEvery === NEVER) return { parts: [], often: [] }
  return {
    parts: [
      [say('game.return.base'), `${returnToPlayer.base}%`],
      [say(words.part), `${returnToPlayer.feature}%`],
    ],
    often: [[say(words.often), say('game.return.every', { rounds: featureEvery })]],
  }
}

/** What a par sheet says of that which never comes. */
const NEVER = '0.00'

/** What happens when something goes wrong in the middle of a round. */
export function interruptions({ say, mode }: InfoNeeds): readonly HTMLElement[] {
  return [
    list([
      say('game.interruption.decided'),
      say('game.interruption.resume'),
      say('game.interruption.malfunction'),
      say(mode === 'demo' ? 'game.demo.history' : 'game.interruption.history'),
    ]),
  ]
}
