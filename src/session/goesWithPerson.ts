import { reaction } from 'mobx'
import { session } from './session'

const forgets = new Set<() => void>()

/** What is kept of somebody beside the session is forgotten when they leave, or another person signs in. */
export const goesWithPerson = (forget: () => void): void => void forgets.add(forget)

export const forgetPerson = (): void => forgets.forEach((forget) => forget())

let last = session.identity

// a session that timed out is nobody's leaving: whoever signs in again finds what they had begun
reaction(
  () => session.identity,
  (now) => {
    if (now === '' || now === last) return
    if (last !== '') forgetPerson()
    last = now
  },
)
