/** Addresses the product has but whose screens are not open yet. */
export const SCREENS_TO_COME = ['/lottery', '/vnlottery', '/lottert', '/sealottery'] as const

export type ComingPath = (typeof SCREENS_TO_COME)[number]
