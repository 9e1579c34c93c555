import * as contract from '@sanuk/contracts/points'
import type { Language } from '@sanuk/contracts/wire'
import { writeAmount } from '@sanuk/money/amount'
import type { Brand } from '#platform/caller'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import { readCursor } from '#platform/page-cursor'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { answerOfGiven, answerOfRules, sayIn } from './answers.ts'
import type { Given, Points } from './index.ts'

/** What visitors and members may ask of points. A brand that has not switched them on refuses all of it. */
type Needs = { readonly points: Points; readonly demandMayPlay: DemandMayPlay }

export function pointsRoutes(serve: Serve, { points, demandMayPlay }: Needs): void {
  const answer = async (given: Given, brand: Brand, language: Language) =>
    answerOfGiven(given, language, await points.picturesOf(brand.id, [given]))

  serve(contract.pointBalance, async ({ brand, caller }) => {
    demandOn(brand)
    const { points: own, held, earned, convertible, taken } = await points.standing(caller.id)
    return {
      points: Number(own),
      held: Number(held),
      earnedToday: Number(earned),
      convertibleToday: writeAmount(convertible),
      taken: Object.fromEntries(taken),
    }
  })

  serve(contract.pointRewards, async ({ brand, language, query }) => {
    demandOn(brand)
    const list = await points.shelf(brand.id)
    const pictureOf = await points.picturesOf(brand.id, list)
    const said = query.language ?? language
    return {
      list: list.map(({ id, category, title, description, art, picture, points: price, ...reward }) => ({
        id,
        category,
        art,
        points: Number(price),
        stock: reward.stock,
        limitPerMember: reward.limit_per_member,
        title: sayIn(title, said),
        description: sayIn(description, said),
        picture: pictureOf(picture),
        amount: reward.amount === null ? null : writeAmount(reward.amount),
      })),
    }
  })

  serve(contract.pointConfig, async ({ brand }) => {
    demandOn(brand)
    const { inForce, next } = await points.rulesNow(brand.id)
    return { rules: inForce && answerOfRules(inForce), next: next && answerOfRules(next) }
  })

  serve(contract.pointRedemptions, async ({ brand, caller, language, query }) => {
    demandOn(brand)
    const asked = { before: readCursor(query.cursor), state: query.state }
    const { list, nextCursor } = await points.givenBy(caller.id, asked)
    const pictureOf = await points.picturesOf(brand.id, list)
    return { list: list.map((given) => answerOfGiven(given, language, pictureOf)), nextCursor }
  })

  serve(contract.redeemPoints, async ({ brand, caller, language, body }) => {
    demandOn(brand)
    await demandMayPlay(caller.id)
    const { paymentPassword, ...wish } = body
    return answer(await points.redeem(caller.id, paymentPassword, wish), brand, language)
  })

  serve(contract.convertPoints, async ({ brand, caller, language, body }) => {
    demandOn(brand)
    await demandMayPlay(caller.id)
    const { paymentPassword, ...wish } = body
    return answer(await points.convert(caller.id, paymentPassword, wish), brand, language)
  })

  serve(contract.cancelRedemption, async ({ brand, caller, language, params }) => {
    demandOn(brand)
    await points.decide({ deed: 'cancel', id: params.id, brand: brand.id, member: caller.id, by: null })
    return answer(await points.givenOne(params.id), brand, language)
  })
}

function demandOn({ modules }: Brand): void {
  if (!modules.has('PTSYS3')) throw new Refusal('function_off')
}
