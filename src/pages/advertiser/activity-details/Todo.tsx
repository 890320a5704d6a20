import { go } from '@/navigation/go'
import type { Ad } from '@/parts/advertiser/ads'
import { Card } from '@/ui/card/Card'
import { NumberedLines } from '@/ui/facts/NumberedLines'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import { SectionHead } from '@/ui/section/SectionHead'
import type { wayOut } from './wayOut'

interface TodoProps {
  ad: Ad
  way: ReturnType<typeof wayOut>
  onRaise: () => void
}

/** What stands in the way of a campaign, and the way out. */
export function Todo({ ad, way, onRaise }: TodoProps) {
  const { actions, hint, lacks, campaign_id } = ad
  if (way === 'topUp')
    return <ReasonStrip reason={hint} way="充值" onWay={() => void go('advertiserswallet')} />
  if (way === 'edit')
    return (
      <ReasonStrip
        reason={`没过审：${hint}`}
        way="去改"
        onWay={() => void go('advertisingEdit', { campaign_id: String(campaign_id) })}
      />
    )
  if (way)
    return <ReasonStrip reason={hint} way={way === 'raise' ? '加预算' : '提上限'} onWay={onRaise} />
  if (!actions.includes('edit') || lacks.length === 0) return null
  return (
    <Card>
      <SectionHead title="提交前还差" />
      <NumberedLines lines={lacks} />
    </Card>
  )
}
