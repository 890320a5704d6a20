import { View } from '@tarojs/components'
import { callNumber } from '@/platform/callNumber'
import { go } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { SectionHead } from '@/ui/section/SectionHead'
import type { Campaign } from '../campaign'
import styles from './Rules.module.scss'

/** Who may, how often, and where the rest stands. */
export function Rules({ campaign }: { campaign: Campaign }) {
  const { key, intro, audience, limits, partner } = campaign
  const lines = [...intro, ...audience, ...limits]
  return (
    <Card>
      <SectionHead
        title="活动说明"
        more="完整规则"
        onMore={() => void go('activityRule', { key })}
      />
      {lines.map((line) => (
        <View key={line} className={styles.line}>
          {line}
        </View>
      ))}
      {partner && (
        <View className={styles.partner}>
          {partner.note || `本活动由${partner.name}提供权益，邻集负责发放。`}
        </View>
      )}
      {partner?.phone && (
        <Button kind="text" icon="phone" onPress={() => void callNumber(partner.phone)}>
          {`问${partner.name}：${partner.phone}`}
        </Button>
      )}
    </Card>
  )
}
