import type { Floor } from './since.mjs'

export const floor: Floor
