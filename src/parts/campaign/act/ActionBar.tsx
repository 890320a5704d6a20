import { Button } from '@/ui/button/Button'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { CallError } from '@/blocks/form/CallError'
import { Foot } from '@/blocks/screen/Foot'
import { Text } from '@/ui/text/Text'
import type { Campaign } from '../campaign'
import type { TakingPart } from './useTakingPart'

interface ActionBarProps {
  campaign: Campaign
  part: TakingPart
}

/** The one thing to do next, and why it is that. What went wrong in a sheet is told there. */
export function ActionBar({ campaign: { action, order }, part }: ActionBarProps) {
  const { prize, act, asking, busy, error } = part
  if (!action.text) return null
  const takes = action.do === 'choose' || action.do === 'pay'
  return (
    <Foot>
      {action.note && (
        <Text size="sm" tone="ink2">
          {action.note}
        </Text>
      )}
      {!asking && <CallError error={error} />}
      {action.do === 'share' ? (
        <FullShareButton>{action.text}</FullShareButton>
      ) : (
        <Button shape="full" disabled={action.do === 'none'} busy={busy && !asking} onPress={act}>
          {takes && prize ? `${action.text}：${prize.name}` : action.text}
        </Button>
      )}
      {action.do === 'pay' && order?.state === 'unpaid' && (
        <Button kind="text" shape="full" disabled={busy} onPress={part.cancel}>
          不要了，取消订单
        </Button>
      )}
    </Foot>
  )
}
