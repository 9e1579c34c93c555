/** Below the member's own key: it is asked anew with everything of the member. */
export const freezesKey = (id: string) => ['member', id, 'freezes'] as const
