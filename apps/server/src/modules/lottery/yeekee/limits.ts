/** What a member may shoot, and what is shown of it. */
export const LIMITS = {
  /** Between two shots of a member in one issue. */
  pauseSeconds: 3,
  /** Shots of a member in one issue. */
  shotsMax: 30,
  /** Shots that are made so shortly before the end are shown after the draw only. */
  hiddenSeconds: 5,
} as const
