import { reaction } from 'mobx'
import { useSyncExternalStore } from 'react'
import { session } from './session'

const subscribe = (changed: () => void) => reaction(() => session.identity, changed)

/** Who is signed in ('' for a visitor); the component is drawn anew when that changes. */
export const useIdentity = (): string => useSyncExternalStore(subscribe, () => session.identity)
