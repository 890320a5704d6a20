import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { useRead } from '@/cache/useRead'
import { Card } from '@/ui/card/Card'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { Text } from '@/ui/text/Text'
import styles from './ParcelCard.module.scss'

/** Where the parcel is now, in a line; the whole course is a page of its own. */
export function ParcelCard({ orderSn }: { orderSn: string }) {
  const { data } = useRead(
    '/tp5/api/ExchangeOrder/logisticsInfo',
    { order_sn: orderSn },
    { by: 'POST' },
  )
  const latest = data?.course[0]
  return (
    <Card bare>
      <Pressable
        role="link"
        className={styles.row}
        onPress={() => void go('logistics', { order_sn: orderSn })}
      >
        <Media
          start={<Icon name="truck" tone="entry" size="l" />}
          end={<Icon name="right" tone="ink3" size="xs" />}
        >
          <Text strong>{data?.state_text ?? '物流'}</Text>
          <Text size="sm" tone="ink2">
            {latest ? `${latest.place}　${latest.text}` : '看包裹到哪了'}
          </Text>
        </Media>
      </Pressable>
    </Card>
  )
}
