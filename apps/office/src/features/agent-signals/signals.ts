import type { AgentSignal } from '@sanuk/contracts/office-agent-signals'

/** A change of one of them makes all of it old. */
export const SIGNALS = ['agent-signals'] as const

/** In which colour a state is shown. */
export const SIGNAL_LOOKS = { open: 'luck', reviewed: 'plain' } as const

export type EvidenceOf<Kind extends AgentSignal['evidence']['kind']> = Extract<AgentSignal['evidence'], { kind: Kind }>

/** The accounts of a signal that are named. */
export const membersOf = ({ evidence }: AgentSignal) => ('members' in evidence ? evidence.members : [])
