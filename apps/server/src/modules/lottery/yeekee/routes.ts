import { SHOTS_PAGE, shoot, yeekeeRecord, yeekeeShots } from '@sanuk/contracts/lottery-yeekee'
import { SHOT_BOUND, writeShot, yeekeeResult } from '@sanuk/engines/lottery/three-digits/yeekee'
import type { Brand } from '#platform/caller'
import type { OneGame } from '#platform/capabilities/game'
import type { FindMember } from '#platform/capabilities/member'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Lottery } from '../lottery/index.ts'
import type { DrawRow, ListedShot, Yeekee } from './index.ts'
import { LIMITS } from './limits.ts'

type Needs = {
  readonly yeekee: Yeekee
  readonly lottery: Pick<Lottery, 'named'> & { readonly issues: Pick<Lottery['issues'], 'named' | 'now' | 'seedOf'> }
  readonly oneGame: OneGame
  readonly findMember: FindMember
  readonly demandMayPlay: DemandMayPlay
}

type Asked = { readonly gameCode: string; readonly number: string }

export function yeekeeRoutes(serve: Serve, needs: Needs): void {
  const { yeekee, lottery, findMember } = needs
  serve(yeekeeShots, async ({ brand, params, query }) => {
    const { id, state, opensAt, sealsAt } = await demandIssue(needs, params, brand)
    // First whether it is drawn: what is read after a draw is whole.
    const draw = await yeekee.draw(id)
    const [now, found, { count, sum }] = await Promise.all([
      lottery.issues.now(),
      yeekee.list(id, query.cursor ? readPlace(query.cursor) : null),
      yeekee.sumOf(id),
    ])
    const list = found.slice(0, SHOTS_PAGE)
    const last = list.at(-1)
    return {
      isOpen: state === 'open' && opensAt <= now && sealsAt > now,
      count: Number(count),
      sum: Number(sum),
      list: list.map(shotAnswer),
      nextCursor: found.length > SHOTS_PAGE && last ? String(last.id) : null,
      ...LIMITS,
      drawn: draw && roundAnswer(draw),
    }
  })
  serve(shoot, async ({ brand, caller, params, body }) => {
    const { id } = await demandIssue(needs, params, brand)
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    await needs.demandMayPlay(member.id)
    const taken = await yeekee.shoot({ issue: id, value: Number(body.shot), by: member })
    return {
      id: String(taken.id),
      shot: body.shot,
      at: taken.at.toISOString(),
      left: taken.left,
      pauseSeconds: LIMITS.pauseSeconds,
    }
  })
  serve(yeekeeRecord, async ({ brand, params }) => {
    const issue = await demandIssue(needs, params, brand)
    // Of an issue that was read before its draw nothing of the draw is told.
    const draw = issue.result === null ? null : await yeekee.draw(issue.id)
    // An issue with a result and no draw of ours was drawn before anybody could shoot.
    if (issue.commitment === null || (issue.result !== null && !draw)) throw new Refusal('issue_unknown')
    return {
      format: 'sanuk-yeekee-1' as const,
      game: issue.game,
      issue: issue.number,
      commitment: issue.commitment,
      seed: draw && (await lottery.issues.seedOf(issue.id)),
      head: issue.head,
      sealedAt: issue.sealedAt?.toISOString() ?? null,
      drawnAt: issue.drawnAt?.toISOString() ?? null,
      shots: draw ? (await yeekee.shots(issue.id)).map(writeShot) : [],
      own: draw && writeShot(draw.own),
      fills: draw ? draw.fills.map(writeShot) : [],
      result: issue.result,
    }
  })
}

/** An issue of a game that is shot for. Refuses with `game_unavailable` and `issue_unknown`. */
async function demandIssue({ lottery, oneGame }: Needs, { gameCode, number }: Asked, brand: Brand) {
  const its = lottery.named(gameCode)
  const game = its?.isShotFor ? await oneGame({ vendor: its.vendor, code: gameCode }, brand.id) : null
  if (!game?.playable) throw new Refusal('game_unavailable')
  const issue = await lottery.issues.named(gameCode, number)
  if (!issue) throw new Refusal('issue_unknown')
  return issue
}

/** The last shot of the page before. Refuses with `invalid_request` what no page has ended with. */
function readPlace(cursor: string): bigint {
  if (/^\d{1,18}$/.test(cursor)) return BigInt(cursor)
  throw new Refusal('invalid_request', { fields: [{ field: 'cursor', word: 'field.invalid' }] })
}

const shotAnswer = ({ id, place, value, name, at }: ListedShot) => ({
  id: String(id),
  place: Number(place),
  shot: writeShot(value),
  name,
  at: at.toISOString(),
})

function roundAnswer({ own, fills, taken, total }: DrawRow) {
  const number = writeShot(Number((total - BigInt(taken)) % BigInt(SHOT_BOUND)))
  return {
    own: writeShot(own),
    fills: fills.map(writeShot),
    taken: writeShot(taken),
    total: Number(total),
    number,
    result: [...yeekeeResult(number)],
  }
}
