import { randomInt } from 'node:crypto'

/** A sum that comes up at a moment nobody knows: whoever has left does not answer it. */
export interface Attention {
  /** After so many seconds. */
  at: number
  state: 'ahead' | 'asked' | 'passed'
  ask: string
  choices: number[]
  wrong: number
}

type Draw = (below: number) => number

/** After so many wrong answers the film begins anew. */
export const mostWrong = 3

const mostChoices = 4

/** Neither in the first nor in the last fifth. */
export function drawAttention(seconds: number, draw: Draw = randomInt): Attention {
  const first = Math.ceil(seconds / 5)
  const at = first + draw(Math.max(1, Math.floor((seconds * 3) / 5)))
  return { at, state: 'ahead', wrong: 0, ...drawSum(draw) }
}

function drawSum(draw: Draw): Pick<Attention, 'ask' | 'choices'> {
  const [one, other] = [1 + draw(8), 1 + draw(8)]
  const place = draw(mostChoices)
  const least = Math.max(0, one + other - place)
  const choices = Array.from({ length: mostChoices }, (_, nth) => least + nth)
  return { ask: `${one} + ${other} = ？`, choices }
}

const sumOf = (ask: string) =>
  (ask.match(/\d+/g) ?? []).reduce((sum, number) => sum + Number(number), 0)

/** Answers; a wrong one is asked another. */
export function answered(attention: Attention, answer: number, draw: Draw = randomInt): Attention {
  if (answer === sumOf(attention.ask)) return { ...attention, state: 'passed' }
  return { ...attention, ...drawSum(draw), wrong: attention.wrong + 1 }
}
