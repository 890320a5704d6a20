import { z } from 'zod'

/** What may be done with a text or a picture: shown, looked at by a person first, or never shown. */
export const verdict = z.enum(['pass', 'review', 'risky'])
export type Verdict = z.infer<typeof verdict>

/** What it is part of: who somebody is, or what they say. */
export type Scene = 'profile' | 'comment'

export const scenes: Record<Scene, number> = { profile: 1, comment: 2 }
