import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { isVisit } from '@/parts/catalogue/goodsWords'
import type { Way } from '@/parts/catalogue/ways'
import { wayOutOf } from '@/parts/order/wayOut'
import { ServiceBar } from '@/parts/account/ServiceBar'
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
  way: Way
  /** The server said no: what the page shows is out of date. */
  onRefused: () => void
}

/** What is paid in money alone is bought. */
const doWords = ({ kind }: GoodsDetail, { points, gold }: Way): string => {
  if (isVisit(kind)) return '立即报名'
  return points + gold > 0 ? '立即兑换' : '立即购买'
}

export function ExchangeBar({ goods, way, onRefused }: ExchangeBarProps) {
  const { submit, busy, refusal } = useCheck(goods, way.exchange_type, onRefused)
  const obstacle = obstacleOf(goods, way, new Date())
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
            {obstacle?.button ?? doWords(goods, way)}
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
