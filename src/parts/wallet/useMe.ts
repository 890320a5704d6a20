import { useEffect } from 'react'
import { api } from '@/request/api'
import { useCall } from '@/cache/useCall'
import { purse } from '@/session/purse'
import { session } from '@/session/session'
import { meBook } from './meBook'

/** Who I am and what I hold; nothing for a visitor. The purse learns what came. */
export function useMe() {
  const me = useCall(
    async () => (session.signedIn ? await api.get('/user/Center/index') : null),
    [meBook.changes],
    'me',
  )
  const { data } = me
  useEffect(() => {
    if (data) purse.know(data)
    else if (data === null) purse.forget()
  }, [data])
  return me
}
