import type { House } from '../../server/harness/openHouse'

export type Values = Record<string, unknown>

const namesAThing = /_(id|sn|no)$|^(key|code)$/

/** A house that writes down which things are spoken of while a sample is made. */
export function listenTo(house: House): { house: House; heard: Values } {
  const heard: Values = {}
  const hear = (spoken: unknown) => {
    if (typeof spoken !== 'object' || spoken === null || Array.isArray(spoken)) return
    for (const [name, value] of Object.entries(spoken)) {
      if (typeof value === 'object') hear(value)
      else if (namesAThing.test(name) && value !== '') heard[name] = value
    }
  }
  const ask: House['ask'] = async (path, input, sending) => {
    const answer = await house.ask(path, input, sending)
    hear(answer)
    hear(input)
    return answer
  }
  return { house: { ...house, ask }, heard }
}
