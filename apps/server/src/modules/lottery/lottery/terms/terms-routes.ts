import { proposeLotteryTerms, readLotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { lotteryNamed, playsOf, usualTerms } from '../index.ts'
import { namesOf } from '../office/find-issue.ts'
import type { OfficeNeeds } from '../office/needs.ts'

/** What operators see and propose of a lottery's prices and limits. */
export function termsRoutes(serve: Serve, needs: OfficeNeeds): void {
  const { approvals, operatorNames, oneGame } = needs
  const { terms } = needs.lottery

  serve(readLotteryTerms, async ({ brand, params }) => {
    const game = demandGame(params.gameCode)
    const [offered, listed, names, decided, waiting] = await Promise.all([
      terms.termsOf(brand.id, game),
      oneGame({ vendor: game.vendor, code: game.code }, brand.id),
      namesOf(needs, [game.code]),
      terms.history(brand.id, game.code),
      approvals.waitingAbout(brand.id, ['lottery.terms'], [game.code]),
    ])
    const operators = await operatorNames(decided.map(({ proposedBy }) => proposedBy))
    return {
      gameCode: game.code,
      names: names(game.code),
      vendor: game.vendor,
      family: game.family,
      currency: brand.currency,
      offered: listed?.playable ?? false,
      plays: playsOf(game).map(({ code }) => code),
      version: offered.version,
      inForce: offered.terms,
      usual: usualTerms(game, brand.currency),
      proposal: waiting.get(game.code)?.id ?? null,
      history: decided.map(({ version, terms: own, proposedBy, at }) => ({
        version,
        terms: own,
        proposedBy: { id: proposedBy, username: operators.get(proposedBy) ?? '' },
        at: at.toISOString(),
      })),
    }
  })

  serve(proposeLotteryTerms, async ({ caller, brand, params, body: { note, ...asked } }) => {
    const game = demandGame(params.gameCode)
    const details = await terms.prepare(brand.id, game, asked)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'lottery.terms',
      about: (await namesOf(needs, [game.code]))(game.code)[brand.languages[0]],
      subjectId: game.code,
      details,
      note: note ?? null,
    })
    return { proposal: id }
  })
}

function demandGame(code: string) {
  const game = lotteryNamed(code)
  if (!game) throw new Refusal('not_found')
  return game
}
