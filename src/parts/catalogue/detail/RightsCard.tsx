import { View } from '@tarojs/components'
import type { GoodsDetail } from '@/parts/catalogue/goods'
import { Card } from '@/ui/card/Card'
import type { IconName } from '@/ui/icons/drawings'
import { Icon } from '@/ui/icons/Icon'
import { Media } from '@/ui/media/Media'
import { SectionHead } from '@/ui/section/SectionHead'
import { Tag } from '@/ui/tag/Tag'
import { Text } from '@/ui/text/Text'
import styles from './RightsCard.module.scss'

type Right = GoodsDetail['rights'][number]

const looks: Record<Right['kind'], { icon: IconName; words: string }> = {
  coupon: { icon: 'coupon', words: '到店券' },
  digital: { icon: 'bolt', words: '电子码' },
  goods: { icon: 'box', words: '邮寄' },
}

/** What a packet or a membership holds, and how each of it comes. */
export function RightsCard({ rights }: { rights: readonly Right[] }) {
  return (
    <View>
      <SectionHead title={`里面有 ${rights.length} 项权益`} />
      <Card bare>
        {rights.map(({ key, name, value, kind }) => (
          <View key={key} className={styles.right}>
            <Media
              start={<Icon name={looks[kind].icon} tone="entry" size="l" />}
              end={<Tag tone={kind === 'goods' ? 'plain' : 'gold'}>{looks[kind].words}</Tag>}
            >
              <Text size="sm" strong>
                {name}
              </Text>
              <Text size="xs" tone="ink3">
                {value}
              </Text>
            </Media>
          </View>
        ))}
      </Card>
    </View>
  )
}
