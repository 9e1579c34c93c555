/** Three dice. */
export type Dice = readonly number[]

/** What is paid to one, in ten-thousandths; a lost bet pays -10 000. Null where there is no such spot. */
export type Pays = number | null

export const LOST = -10_000
export const ifSo = (holds: boolean, odds: number): number => (holds ? odds * 10_000 : LOST)

export const throwDice = (below: (bound: number) => number): number[] => [1, 2, 3].map(() => below(6) + 1)

/** The numbers in a spot's code of that form; null where it has another. */
export function numbersIn(spot: string, form: RegExp): readonly number[] | null {
  return form.exec(spot)?.slice(1).map(Number) ?? null
}

/** Whether numbers grow, as in the code of a spot on several. */
export const grow = (numbers: readonly number[]): boolean =>
  numbers.every((number, at) => at === 0 || number > (numbers[at - 1] ?? 0))

const sumOf = ([one = 0, two = 0, three = 0]: Dice): number => one + two + three
const often = (dice: Dice, face: number): number => dice.reduce((count, one) => count + Number(one === face), 0)

/** By how many dice show a face: what a single pays. */
const onSingle = (dice: Dice, face: number, thrice: number): number =>
  [LOST, 10_000, 20_000, thrice * 10_000][often(dice, face)] ?? LOST

/** Odds of a total from 4 to 10; its mirror image around 10.5 pays alike. */
const TOTALS: Readonly<Record<number, number>> = { 4: 60, 5: 30, 6: 17, 7: 12, 8: 8, 9: 6, 10: 6 }

function sicBoSide(spot: string, dice: Dice): Pays {
  const sum = sumOf(dice)
  const isTriple = dice[0] === dice[1] && dice[1] === dice[2]
  switch (spot) {
    case 'big':
      return ifSo(!isTriple && sum > 10, 1)
    case 'small':
      return ifSo(!isTriple && sum < 11, 1)
    case 'odd':
      return ifSo(!isTriple && sum % 2 !== 0, 1)
    case 'even':
      return ifSo(!isTriple && sum % 2 === 0, 1)
    case 'any-triple':
      return ifSo(isTriple, 30)
    default:
      return null
  }
}

/** What a spot of sic bo pays. */
export function sicBoPays(spot: string, dice: Dice): Pays {
  const [total] = numbersIn(spot, /^total-([4-9]|1[0-7])$/) ?? []
  if (total) return ifSo(sumOf(dice) === total, TOTALS[Math.min(total, 21 - total)] ?? 0)
  const [triple] = numbersIn(spot, /^triple-([1-6])$/) ?? []
  if (triple) return ifSo(often(dice, triple) === 3, 180)
  const [double] = numbersIn(spot, /^double-([1-6])$/) ?? []
  if (double) return ifSo(often(dice, double) > 1, 11)
  return onFaces(spot, dice, { pair: 6, thrice: 12 }) ?? sicBoSide(spot, dice)
}

/** Spots on one face, and on two different ones. */
function onFaces(spot: string, dice: Dice, { pair, thrice }: { pair: number; thrice: number }): Pays {
  const [single] = numbersIn(spot, /^single-([1-6])$/) ?? []
  if (single) return onSingle(dice, single, thrice)
  const faces = numbersIn(spot, /^pair-([1-6])-([1-6])$/)
  return faces && grow(faces)
    ? ifSo(
        faces.every((face) => often(dice, face) > 0),
        pair,
      )
    : null
}

/** What a spot of Thai Hi-Lo pays. */
export function thaiHiloPays(spot: string, dice: Dice): Pays {
  const sum = sumOf(dice)
  if (spot === 'low') return ifSo(sum < 11, 0.95)
  if (spot === '11-hilo') return ifSo(sum === 11, 6)
  if (spot === 'high') return ifSo(sum > 11, 1.55)
  return onFaces(spot, dice, { pair: 5, thrice: 3 })
}

/** The pictures of a die, by its face. */
const PICTURES = ['', 'fish', 'prawn', 'gourd', 'tiger', 'crab', 'rooster']

export const picturesOf = (dice: Dice): string[] => dice.map((face) => PICTURES[face] ?? '')

/** What a spot of gourd, crab, fish pays: its codes name pictures where others have faces. */
export function gourdCrabFishPays(spot: string, dice: Dice): Pays {
  const [kind = '', ...pictures] = spot.split('-')
  const faces = pictures.map((picture) => PICTURES.indexOf(picture))
  return onFaces([kind, ...faces].join('-'), dice, { pair: 5, thrice: 3 })
}
