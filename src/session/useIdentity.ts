import { reaction } from 'mobx'
import { useEffect, useState } from 'react'
import { session } from './session'

/** Who is signed in ('' for a visitor); the component renders anew when that changes. */
export function useIdentity(): string {
  const [identity, setIdentity] = useState(session.identity)
  useEffect(() => reaction(() => session.identity, setIdentity, { fireImmediately: true }), [])
  return identity
}
