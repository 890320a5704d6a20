import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { Figures } from '@/parts/holding/Figures'
import { validityOf } from '@/parts/holding/validity'
import { go } from '@/navigation/go'
import { Pressable } from '@/platform/Pressable'
import { Row } from '@/ui/row/Row'
import styles from './RightsHead.module.scss'

type Rights = Out<'/tp5/api/ExchangeShop/UserRightsCenter/detail'>

/** How much waits for me, and the memberships that hold now. */
export function RightsHead({ rights }: { rights: Rights | undefined }) {
  const figures = [
    { name: '可用卡券', value: rights?.usable },
    { name: '待领权益', value: rights?.waiting },
    { name: '7 天内到期', value: rights?.expiring },
  ]
  return (
    <View className={styles.head}>
      <Figures figures={figures}>
        {rights?.memberships.map((membership) => (
          <Pressable
            key={membership.holding_id}
            role="link"
            className={styles.membership}
            onPress={() => void go('holding', { holding_id: membership.holding_id })}
          >
            <Row justify="between" gap="s3" wrap="close">
              <View className={styles.title}>{membership.title}</View>
              <View className={styles.until}>{validityOf(membership, new Date()).text}</View>
            </Row>
          </Pressable>
        ))}
      </Figures>
    </View>
  )
}
