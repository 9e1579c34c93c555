import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** As many as the largest platforms of the field list. */
export const GAMES = 10_000

const LABELS = 40

const FIRST = [
  ...['Golden', 'Lucky', 'Wild', 'Fire', 'Silver', 'Royal', 'Mystic', 'Jade', 'Thunder', 'Sacred', 'Ruby', 'Hidden'],
  ...['Blazing', 'Ancient', 'Midnight', 'Crystal', 'Emerald', 'Flying', 'Grand', 'Happy'],
]
const SECOND = [
  ...['Tiger', 'Dragon', 'Phoenix', 'Elephant', 'Garuda', 'Naga', 'Lotus', 'Pearl', 'Temple', 'Fortune', 'Monkey'],
  ...['Koi', 'Lantern', 'Jungle', 'Empire', 'Treasure', 'Warrior', 'Blossom', 'Comet', 'Orchid'],
]
const THAI = ['เสือ', 'มังกร', 'หงส์', 'ช้าง', 'ครุฑ', 'พญานาค', 'ดอกบัว', 'ไข่มุก', 'วิหาร', 'โชคลาภ', 'ลิง', 'ปลาคาร์ป']

/** Most games are slots, as they are everywhere. */
const TYPES = [...Array(13).fill('RNG'), 'LIVE', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'ELOTT']
const CLASSES = ['JP', 'JP', 'JP', 'JP', 'AC', 'BG', 'SC', 'VP', 'TG']
const MINIMUMS = [100, 500, 1_000, 5_000, 7_500, 10_000, 50_000]

const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T

/** Lists ten thousand games of forty labels, under a vendor that nobody calls; their pictures are some that there are. */
export async function listCrowd(owner: pg.Client): Promise<void> {
  await owner.query(
    `insert into vendors.vendor (code, name, wallet, address, sandbox)
     values ('CROWD', 'Crowd', 'seamless', 'http://127.0.0.1:1', false) on conflict do nothing`,
  )
  const { rows } = await owner.query(`select picture from catalogue.game where vendor = 'STUDIO' limit 56`)
  const pictures: unknown[] = rows.length > 0 ? rows.map(({ picture }) => picture) : [{ sources: [], placeholder: '' }]
  const games = Array.from({ length: GAMES }, (_, at) => gameAt(at, pick(pictures, at)))
  await owner.query(
    `with next as (update catalogue.edition set number = number + 1 returning number)
     insert into catalogue.game (
       node_id, vendor, code, game_type, vassalage, vassalage_name, classification, names, picture, lines,
       minimum_stake, maximum_stake, is_hot, is_new, playable, place, edition)
     select node_id, 'CROWD', code, game_type, vassalage, vassalage_name, classification, names, picture, lines,
       minimum_stake, 100000000, is_hot, is_new, playable, place, next.number
       from jsonb_populate_recordset(null::catalogue.game, $1::jsonb), next`,
    [JSON.stringify(games)],
  )
  await owner.query('analyze catalogue.game')
}

function gameAt(at: number, picture: unknown) {
  const label = at % LABELS
  return {
    node_id: randomUUID(),
    code: `crowd-${at}`,
    game_type: pick(TYPES, Math.floor(at / LABELS)),
    vassalage: `CROWD_${label}`,
    vassalage_name: `Crowd ${label}`,
    picture,
    place: at,
    names: {
      th: `${pick(THAI, at * 7)}${pick(THAI, at * 5 + 3)} ${at}`,
      en: `${pick(FIRST, at * 3)} ${pick(SECOND, at * 11 + 5)} ${at}`,
    },
    classification: pick(CLASSES, at * 5),
    lines: pick([5, 10, 20, 25, 40, 50], at),
    minimum_stake: pick(MINIMUMS, at * 3),
    is_hot: at % 9 === 0,
    is_new: at % 13 === 0,
    playable: at % 4 !== 0,
  }
}
