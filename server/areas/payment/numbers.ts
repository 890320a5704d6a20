import { randomInt } from 'node:crypto'
import { compactTime } from '@server/calendar'

const digits = (count: number) => String(randomInt(10 ** count)).padStart(count, '0')

/** Readable on a statement, and no two alike: P, R or W, when, and twelve digits. */
export const newNumber = (letter: 'P' | 'R' | 'W', at: Date) =>
  `LJ${letter}${compactTime(at)}${digits(6)}${digits(6)}`
