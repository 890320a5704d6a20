import { useEffect, useState } from 'react'
import { reaction } from 'mobx'
import { session } from './session'

/** Who is signed in ('' for a visitor); the component renders anew when that changes. */
export function useIdentity(): string {
  const [identity, setIdentity] = useState(session.identity)
  useEffect(() => {
    setIdentity(session.identity)
    return reaction(() => session.identity, setIdentity)
  }, [])
  return identity
}
