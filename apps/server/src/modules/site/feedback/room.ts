import { defineRoom } from '#platform/room'
import type { Guard } from '../../accounts/guard/index.ts'
import type { Pictures } from '../pictures/index.ts'
import { createFeedback, type Feedback } from './index.ts'
import { feedbackOfficeRoutes } from './office-routes.ts'
import { feedbackRoutes } from './routes.ts'

type Below = { readonly guard: Pick<Guard, 'budgets'>; readonly pictures: Pictures }
type Beside = { readonly feedback: Feedback }

export const feedbackRoom = defineRoom({
  name: 'feedback',
  build: ({ guard, pictures }: Below, { database, clock }) =>
    createFeedback({ database, clock, budgets: guard.budgets, pictures }),
  site: (serve, { feedback }: Beside) => feedbackRoutes(serve, { feedback }),
  office: (serve, { feedback }: Beside) => feedbackOfficeRoutes(serve, { feedback }),
})
