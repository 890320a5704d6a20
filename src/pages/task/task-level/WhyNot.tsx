import { observer } from 'mobx-react'
import { useRead } from '@/cache/useRead'
import { go } from '@/navigation/go'
import { session } from '@/session/session'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'

interface WhyNotProps {
  id: number
  /** Nothing else stands in the way. */
  open: boolean
}

/** That a campaign is for another village, before anybody begins it. */
export const WhyNot = observer(function WhyNot({ id, open }: WhyNotProps) {
  const asked = open && session.signedIn ? { id } : null
  const { data } = useRead('/tp5/api/AdTask/checkVillage', asked, { by: 'POST' })
  if (!data || data.fits === 1) return null
  return <ReasonStrip reason={data.why_not} way="我的兴趣" onWay={() => void go('taskInterests')} />
})
