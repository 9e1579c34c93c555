export const RAFFLE = ['raffle'] as const
