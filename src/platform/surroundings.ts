import type { Surroundings } from './surroundingsProps'

export type { Surroundings } from './surroundingsProps'

export const surroundings = (): Surroundings => 'miniProgram'
