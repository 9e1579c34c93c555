import { type FamilyWords, PLAYS, placeNames, selectionText } from '@sanuk/engines/lottery/bets'
import { say } from '@sanuk/locales/server-words'
import type { DescribedTicket, DescribeTickets } from '#platform/capabilities/described-ticket'
import { sayWord } from '#platform/say-word'
import type { LotteryGame } from './game.ts'
import { lotteryNamed } from './games.ts'
import type { TicketLine, TicketLinesStore } from './store/ticket-lines.ts'

type Language = Parameters<DescribeTickets>[1]['language']

/** Tickets in words: what of their lines is bet on, in the language of whoever reads it. */
export const createDescribeTickets =
  ({ linesOf }: TicketLinesStore): DescribeTickets =>
  async (rounds, { language, most }) => {
    const tickets = await linesOf(rounds, most)
    return new Map(
      Array.from(tickets, ([round, { game, issue, linesInAll, lines }]): [string, DescribedTicket] => {
        const its = lotteryNamed(game)
        return [round, { issue, linesInAll, lines: lines.map((line) => lineInWords(its, line, language)) }]
      }),
    )
  }

/** A play that is not known any more has its code for a name. */
function lineInWords(game: LotteryGame | null, line: TicketLine, language: Language): DescribedTicket['lines'][number] {
  const { units, unitStake, multiple } = line
  const plays = game && PLAYS[game.family]
  const play = plays?.get(line.play)
  if (!play || !plays || !game) return { play: line.play, numbers: '', more: 0, units, unitStake, multiple }
  const words = wordsOf(game, language)
  const numbered = (place: number) => say(language, 'lottery.place', { place })
  const picked = selectionText(play, line.selection, {
    words,
    placeNames: placeNames(play, [...plays.values()], { words, numbered }),
  })
  const name = `${words('group', play.group)} · ${words('play', play.code)}`
  return { play: name, numbers: picked.text, more: picked.more, units, unitStake, multiple }
}

/** The words of a family stand in a catalogue of its name; a term without words is shown by its code. */
function wordsOf({ family }: LotteryGame, language: Language): FamilyWords {
  const room = `lottery-${family.toLowerCase().replaceAll('_', '-')}`
  return (term, code) => {
    const word = `${room}.${term}.${code}`
    const said = sayWord(language, word)
    return said === word ? code : said
  }
}
