import { Result } from '@/blocks/result/Result'
import { callService } from '@/blocks/service/callService'
import { money } from '@/format/money'
import { go, replace } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Screen } from '@/ui/screen/Screen'
import { Message } from '@/ui/state/Message'
import { endingOf, type PayDetail, type Standing } from './payWords'

interface EndedProps {
  standing: Exclude<Standing, 'open'>
  detail: PayDetail
}

/** How it ended, and what to do next. */
export function Ended({ standing, detail }: EndedProps) {
  if (standing === 'paid') return <Paid detail={detail} />
  const { scene, title, text } = endingOf(standing, detail)
  const isGone = standing === 'late' || standing === 'closed'
  return (
    <Screen route="orderPay">
      <Message scene={scene} title={title} text={text}>
        <Button onPress={() => void go('exchangeShop')}>{isGone ? '再去选选' : '继续逛'}</Button>
        <Button kind="outline" onPress={() => seeOrder(detail)}>
          看订单
        </Button>
        {!isGone && (
          <Button kind="text" onPress={() => void callService()}>
            找客服
          </Button>
        )}
      </Message>
    </Screen>
  )
}

function seeOrder({ order_sn }: PayDetail) {
  void replace('orderDetails', { order_sn })
}

function Paid({ detail }: { detail: PayDetail }) {
  const { kind, title, number, money: cents, order_sn } = detail
  const isHeld = kind !== null && kind !== 'goods'
  return (
    <Screen route="orderPay" title="付款成功">
      <Result
        title="付好了"
        text={isHeld ? '已经放进我的卡券' : '我们尽快发货'}
        facts={[
          { name: '商品', value: `${title} × ${number}` },
          { name: '实付', value: money(cents), strong: true },
          { name: '订单编号', value: order_sn },
        ]}
      >
        {isHeld && (
          <Button shape="full" onPress={() => void replace('myHoldings')}>
            看我的卡券
          </Button>
        )}
        <Button kind={isHeld ? 'outline' : 'primary'} shape="full" onPress={() => seeOrder(detail)}>
          看订单
        </Button>
        <Button kind="text" shape="full" onPress={() => void go('exchangeShop')}>
          继续逛
        </Button>
      </Result>
    </Screen>
  )
}
