import { createHash } from 'node:crypto'

/** What everybody may know of a seed before it is told: who knows it cannot tell the seed, and no other seed has it. */
export const promiseOf = (seed: string): string => createHash('sha256').update(seed).digest('hex')
