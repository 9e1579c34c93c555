type Pool = { readonly vendor: string; readonly games: readonly string[] }
type Slot = { readonly vendor: string; readonly gameCode: string }

/** Slots that fill a jackpot pool, in the order of the pools. */
export const slotsOfPools = <Game extends Slot>(pools: readonly Pool[], slots: readonly Game[]): Game[] =>
  pools.flatMap(({ vendor, games }) => slots.filter((slot) => slot.vendor === vendor && games.includes(slot.gameCode)))
