import { reaction } from 'mobx'
import { remove } from '../platform/storage'
import { session } from './session'

const forgets = new Set<() => void>()

/** Laid down in the storage by pages whose code may not be here when their person leaves. */
export const laidDown = { searches: '_searches', application: '_shop_application' } as const

/** What is kept of somebody beside the session is forgotten when they leave, or another person signs in. */
export const goesWithPerson = (forget: () => void): void => void forgets.add(forget)

export function forgetPerson(): void {
  forgets.forEach((forget) => forget())
  Object.values(laidDown).forEach((key) => remove(key))
}

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
