import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { FullShareButton } from '@/ui/button/FullShareButton'
import { OnceAction } from '@/blocks/form/OnceAction'
import { Foot } from '@/blocks/screen/Foot'
import type { IconName } from '@/ui/icons/drawings'
import { Price } from '@/ui/price/Price'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import { type Campaign, isFree } from '../campaign'
import type { TakingPart } from './useTakingPart'

interface ActionBarProps {
  campaign: Campaign
  part: TakingPart
}

/** What is heard and drawn beyond the words. */
const looks: { [D in Campaign['action']['do']]?: { icon: IconName; label?: string } } = {
  remind: { icon: 'bell' },
  forget: { icon: 'check', label: '已记下，到时提醒您，点按取消' },
}

/** What is done with what was paid for: its price is asked no more. */
const paid: readonly Campaign['action']['do'][] = [
  'open',
  'receive',
  'choose',
  'address',
  'receipt',
]

/** The one thing to do next, and why it is that. What went wrong in a sheet is told there. */
export function ActionBar({ campaign, part }: ActionBarProps) {
  const { action, order, price } = campaign
  const costs = !isFree(price) && !order && !paid.includes(action.do)
  const { prize, act, asking, busy, error } = part
  if (!action.text) return null
  const takes = action.do === 'choose' || action.do === 'pay'
  return (
    <Foot>
      {costs && (
        <Row justify="between" align="baseline">
          <Text size="sm" tone="ink2">
            要付
          </Text>
          <Price points={price.points} gold={price.gold} cents={price.money} either />
        </Row>
      )}
      {action.note && (
        <Text size="sm" tone="ink2">
          {action.note}
        </Text>
      )}
      <OnceAction of={{ ...part, error: asking ? undefined : error }}>
        {action.do === 'share' ? (
          <FullShareButton>{action.text}</FullShareButton>
        ) : (
          <Button
            shape="full"
            kind={action.do === 'forget' ? 'soft' : 'primary'}
            disabled={action.do === 'none'}
            busy={busy && !asking}
            {...looks[action.do]}
            onPress={act}
          >
            {takes && prize ? `${action.text}：${prize.name}` : action.text}
          </Button>
        )}
      </OnceAction>
      {action.do === 'open' && (
        <Button
          kind="text"
          shape="full"
          onPress={() => void go('campaignOrders', { key: campaign.key })}
        >
          不打开了，去退款
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
