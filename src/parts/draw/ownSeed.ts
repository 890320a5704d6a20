import { random } from '@/platform/random'

/** A number of one's own for the next draw, known before the tap. */
export const newOwnSeed = (): string =>
  Array.from({ length: 8 }, () => Math.floor(random() * 36).toString(36)).join('')
