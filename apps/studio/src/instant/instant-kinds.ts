/** The families of games without reels. */
export type InstantKind = 'dice' | 'limbo' | 'plinko' | 'wheel' | 'keno' | 'mines' | 'towers' | 'coin' | 'draw-poker'
