/** What public answers are about; a page is told which of them changed. */
export const TOPICS = ['brand', 'catalogue', 'content', 'raffle', 'vip', 'points', 'activities', 'messages'] as const
export type Topic = (typeof TOPICS)[number]
