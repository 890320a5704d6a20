import { randomInt } from 'node:crypto'
import { sumRules } from '../rules'

const some = () => randomInt(1, sumRules.largest + 1)

/** In words that a phone can read out, with an answer that one can count on the fingers. */
export function makeSum(): { question: string; answer: string } {
  const [one, other] = [some(), some()]
  return { question: `${one} 加 ${other} 等于几？`, answer: String(one + other) }
}
