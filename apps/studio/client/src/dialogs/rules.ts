import { amount, parseAmount } from '@sanuk/money/amount'
import type { MachineView } from '#protocol'
import { element } from '../element.ts'
import { priceInStakes } from '../round.ts'
import { symbolName } from '../words.ts'
import type { InfoNeeds } from './info.ts'
import { list } from './list.ts'

/** How the game is won: how wins are read, wild, scatter, and whatever else the machine does. */
export function rules(needs: InfoNeeds): readonly HTMLElement[] {
  const { say, machine } = needs
  const parts: ReadonlyArray<readonly [heading: string, texts: readonly string[]]> = [
    ['', [...winRules(needs), ...wildRules(needs), ...scatterRules(needs)]],
    [say('game.rules.tumbles'), machine.tumbles ? tumbleRules(needs, machine.tumbles) : []],
    [say('game.respins'), machine.hold ? holdRules(needs, machine.hold) : []],
    [say('game.free_spins'), freeSpinsRules(needs)],
    [say('game.pick'), machine.pick ? pickRules(needs, machine.pick) : []],
    [say('game.jackpot'), jackpotRules(needs)],
    [say('game.gamble'), machine.gamble ? gambleRules(needs, machine.gamble) : []],
  ]
  return parts
    .filter(([, texts]) => texts.length > 0)
    .flatMap(([heading, texts]) => [...(heading === '' ? [] : [element('h4', {}, heading)]), list(texts)])
}

type Needs = Pick<InfoNeeds, 'say' | 'machine' | 'money' | 'stake'>

function nameOf({ say, machine }: Needs, wanted: 'wild' | 'scatter'): string | null {
  const symbol = machine.pays.find(({ kind }) => kind === wanted)?.symbol
  return symbol === undefined ? null : symbolName(say, symbol)
}

function winRules({ say, machine }: Needs): readonly string[] {
  const least = machine.counts[0] ?? 0
  switch (machine.pattern) {
    case 'lines':
      return [say('game.rules.lines', { lines: machine.lines.length }), say('game.rules.best')]
    case 'ways': {
      const ways = machine.rows ** machine.reels
      return [say('game.rules.ways'), say('game.rules.ways.count', { ways }), say('game.rules.sum')]
    }
    case 'anywhere':
      return [say('game.rules.anywhere', { least }), say('game.rules.sum')]
    case 'clusters':
      return [say('game.rules.clusters', { least }), say('game.rules.sum')]
  }
}

function wildRules(needs: Needs): readonly string[] {
  const { say, machine } = needs
  const [wild, scatter] = [nameOf(needs, 'wild'), nameOf(needs, 'scatter')]
  if (wild === null || scatter === null) return []
  const factors = [...machine.wildFactors.entries()]
    .filter(([, factor]) => factor > 1)
    .map(([reel, factor]) => say('game.rules.factor', { reel: reel + 1, factor }))
  return [
    say('game.rules.wild', { wild, scatter }),
    ...(machine.wildsFill ? [say('game.rules.fill', { wild })] : []),
    ...(factors.length > 0 ? [say('game.rules.factors', { wild, factors: factors.join(', ') })] : []),
  ]
}

function scatterRules(needs: Needs): readonly string[] {
  const { say, machine } = needs
  const scatter = nameOf(needs, 'scatter')
  if (scatter === null) return []
  if (machine.hold) return [say('game.rules.money', { scatter })]
  return [say(machine.pattern === 'lines' ? 'game.rules.scatter' : 'game.rules.scatter.anywhere', { scatter })]
}

function tumbleRules({ say, machine }: Needs, { base, free }: NonNullable<MachineView['tumbles']>): readonly string[] {
  const ladder = (factors: readonly number[], times: number) =>
    factors.map((factor) => `×${factor * times}`).join(' · ')
  const rising = (factors: readonly number[]) => factors.some((factor) => factor > 1)
  return [
    say('game.rules.tumbles.how'),
    ...(rising(base) ? [say('game.rules.tumbles.base', { factors: ladder(base, 1) })] : []),
    ...(rising(free) && hasFreeSpins(machine)
      ? [say('game.rules.tumbles.free', { factors: ladder(free, machine.freeSpins.multiplier) })]
      : []),
  ]
}

function holdRules(needs: Needs, hold: NonNullable<MachineView['hold']>): readonly string[] {
  const { say, money, stake, machine } = needs
  const scatter = nameOf(needs, 'scatter') ?? ''
  const worth = (coins: number) => money(amount((stake / BigInt(machine.coins)) * BigInt(coins)))
  const words = { scatter, least: hold.least, count: hold.respins }
  return [
    say('game.rules.hold', words),
    say('game.rules.hold.stay', words),
    say('game.rules.hold.end'),
    say('game.rules.hold.values', { scatter, values: hold.values.map(worth).join(' · ') }),
    ...(hold.full > 0 ? [say('game.rules.hold.full', { amount: worth(hold.full) })] : []),
  ]
}

function freeSpinsRules(needs: Needs): readonly string[] {
  const { say, machine } = needs
  if (!hasFreeSpins(machine)) return []
  const scatter = nameOf(needs, 'scatter') ?? ''
  const { awards, multiplier } = machine.freeSpins
  // A ladder says itself what wins of the free spins count.
  const times = machine.tumbles?.free.some((factor) => factor > 1) ? 1 : multiplier
  return [
    ...Object.entries(awards).map(([count, spins]) => say('game.rules.award', { scatter, count, spins })),
    say('game.rules.free_spins', { times }),
    ...(machine.wildsStay ? [say('game.rules.stay')] : []),
    say('game.rules.again', { scatter }),
    ...anteRules(needs),
    ...boughtRules(needs),
  ]
}

function pickRules(needs: Needs, pick: NonNullable<MachineView['pick']>): readonly string[] {
  const { say, money, stake, machine } = needs
  const scatter = nameOf(needs, 'scatter') ?? ''
  const worth = (coins: number) => money(amount((stake / BigInt(machine.coins)) * BigInt(coins)))
  const prizes = pick.prizes.map(({ coins, places }) => `${places} × ${worth(coins)}`).join(' · ')
  return [
    ...Object.entries(pick.times).map(([count, times]) =>
      say('game.rules.pick.open', { scatter, count, times, places: pick.places }),
    ),
    say('game.rules.pick.under', { prizes }),
    ...pick.factors.map((one) => say('game.rules.pick.factor', one)),
    say('game.rules.pick.end', { ends: pick.ends, end: symbolName(say, pick.end) }),
    say('game.rules.pick.fair'),
    say('game.rules.pick.left'),
  ]
}

function jackpotRules({ say, machine, money }: Needs): readonly string[] {
  const { jackpot } = machine
  if (!jackpot) return []
  const { contributed, shared } = jackpot
  const { how, returned } =
    jackpot.cap === undefined ? numbersRules(say, jackpot) : mustDropRules({ say, money }, jackpot)
  return [
    say('game.rules.jackpot.pool', { share: contributed, seed: money(parseAmount(jackpot.seed)) }),
    ...how,
    ...(shared > 1 ? [say('game.rules.jackpot.shared', { count: shared })] : []),
    returned,
    say('game.rules.jackpot.demo'),
  ]
}

type Jackpot = NonNullable<MachineView['jackpot']>

const numbersRules = (say: Needs['say'], { numbers = 0, perNumber = '0.01', returnToPlayer }: Jackpot) => ({
  how: [
    say('game.rules.jackpot.chance', { numbers: numbers.toLocaleString('en-US'), unit: perNumber }),
    say('game.rules.jackpot.paid'),
  ],
  returned: say('game.rules.jackpot.return', { percent: returnToPlayer }),
})

const mustDropRules = ({ say, money }: Pick<Needs, 'say' | 'money'>, jackpot: Jackpot) => ({
  how: [
    say('game.rules.must_drop.cap', { cap: money(parseAmount(jackpot.cap ?? '0')) }),
    say('game.rules.must_drop.won'),
    say('game.rules.must_drop.proof'),
    say('game.rules.must_drop.carried'),
  ],
  returned: say('game.rules.must_drop.return', {
    percent: jackpot.returnToPlayer,
    share: jackpot.contributed,
    seeded: jackpot.seeded,
  }),
})

function gambleRules({ say }: Needs, { cards, ceiling }: NonNullable<MachineView['gamble']>): readonly string[] {
  return [
    say('game.rules.gamble.how'),
    say('game.rules.gamble.fair'),
    say('game.rules.gamble.end', { cards, times: ceiling }),
    say('game.rules.gamble.left'),
  ]
}

function anteRules({ say, machine }: Needs): readonly string[] {
  const { ante, featureEvery } = machine
  if (!ante) return []
  const often = { rounds: ante.featureEvery, usual: featureEvery }
  return [say('game.rules.ante', { times: priceInStakes(machine, ante), ...often })]
}

function boughtRules({ say, machine }: Needs): readonly string[] {
  const { bought } = machine
  if (!bought) return []
  return [say('game.rules.bought', { count: bought.spins, times: priceInStakes(machine, bought) })]
}

const hasFreeSpins = ({ freeSpins }: MachineView): boolean => Object.keys(freeSpins.awards).length > 0
