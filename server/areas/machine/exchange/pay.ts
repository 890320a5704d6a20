/** What a person gives for goods of a machine. */
export type Pay = 'points' | 'gold' | 'money'

export const payOf = { 1: 'points', 2: 'gold' } as const
