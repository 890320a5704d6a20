import { useEffect } from 'react'
import { useClosed } from '@/cache/useClosed'
import { useRead } from '@/cache/useRead'
import { shareAs } from '@/platform/share'
import { pageUrl } from '@/routes/url'
import { useIdentity } from '@/session/useIdentity'

/** Whoever follows what I share comes to this task, and to me. */
export function useMyLink(flag: number): void {
  const closed = useClosed()
  const mine = useIdentity() !== '' && !closed('inviteReward')
  const { data } = useRead('/tp5/api/AdTask/invite', mine ? {} : null, { by: 'POST' })
  useEffect(() => {
    if (!data) return
    const { title, link, code } = data
    const page = pageUrl('taskTransfer', { distributor_code: code, flag: String(flag) })
    shareAs({ title, place: { url: `${link}?flag=${flag}`, page } })
  }, [data, flag])
}
