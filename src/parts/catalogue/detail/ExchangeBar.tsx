import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { isVisit } from '@/parts/catalogue/goodsWords'
import { wayOutOf } from '@/parts/order/wayOut'
import { ServiceBar } from '@/parts/account/ServiceBar'
import type { ExchangeType } from '@/format/currency'
import { Button } from '@/ui/button/Button'
import { FieldError } from '@/ui/field/FieldError'
import { ReasonStrip } from '@/ui/notice/ReasonStrip'
import styles from './ExchangeBar.module.scss'
import { follow } from './follow'
import { type Obstacle, obstacleOf } from './obstacle'
import { useCheck } from './useCheck'
import { WantButton } from './WantButton'

interface ExchangeBarProps {
  goods: GoodsDetail
  type: ExchangeType
  /** The server said no: what the page shows is out of date. */
  onRefused: () => void
}

export function ExchangeBar({ goods, type, onRefused }: ExchangeBarProps) {
  const { submit, busy, refusal } = useCheck(goods, type, onRefused)
  const obstacle = obstacleOf(goods, type, new Date())
  return (
    <View>
      <Reason goods={goods} obstacle={obstacle} refusal={refusal} />
      <ServiceBar wide>
        {obstacle?.wantable ? (
          <WantButton goods={goods} />
        ) : (
          <Button
            shape="full"
            disabled={obstacle !== null}
            busy={busy}
            onPress={() => void submit()}
          >
            {obstacle?.button ?? (isVisit(goods.kind) ? '立即报名' : '立即兑换')}
          </Button>
        )}
      </ServiceBar>
    </View>
  )
}

interface ReasonProps {
  goods: GoodsDetail
  obstacle: Obstacle | null
  /** What the check answered; what is plain from the goods themselves is told first. */
  refusal: Error | undefined
}

function Reason({ goods, obstacle, refusal }: ReasonProps) {
  if (obstacle) {
    const { text, to } = obstacle.way
    return (
      <ReasonStrip reason={obstacle.reason} way={text} onWay={() => void follow(to, goods.kind)} />
    )
  }
  if (!refusal) return null
  const way = wayOutOf(refusal)
  if (way) {
    return <ReasonStrip reason={refusal.message} way={way.text} onWay={() => void way.follow()} />
  }
  return (
    <View className={styles.error}>
      <FieldError text={refusal.message} />
    </View>
  )
}
