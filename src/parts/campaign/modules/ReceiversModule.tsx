import { View } from '@tarojs/components'
import { amount } from '@/format/amount'
import { relativeTime } from '@/format/date'
import { serverNow } from '@/request/clock'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { SectionHead } from '@/ui/section/SectionHead'
import { Text } from '@/ui/text/Text'
import type { ModuleOf } from '../campaign'
import styles from './Modules.module.scss'

/** Neighbours who received something of late. */
export function ReceiversModule({
  module: { title, given, list },
}: {
  module: ModuleOf<'receivers'>
}) {
  if (list.length === 0) return null
  const now = new Date(serverNow() * 1000)
  return (
    <Card>
      <SectionHead title={title} />
      <Text size="sm" tone="ink3">
        {`已经领走 ${amount(given)} 份`}
      </Text>
      {list.slice(0, 6).map(({ name, what, at }) => (
        <View key={`${name}${at}${what}`} className={styles.row}>
          <Media
            wrap
            end={
              <Text size="sm" tone="ink3">
                {relativeTime(new Date(at), now)}
              </Text>
            }
          >
            {name} 领到{what}
          </Media>
        </View>
      ))}
    </Card>
  )
}
