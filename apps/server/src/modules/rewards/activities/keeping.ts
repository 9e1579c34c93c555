import type { ActivityStore } from './store/activities.ts'
import type { ParticipationStore } from './store/participations.ts'

/** What the room keeps. */
export type Keeping = { readonly activities: ActivityStore; readonly participations: ParticipationStore }
