import { View } from '@tarojs/components'
import type { Out } from '@contract/api'
import { follow } from '@/navigation/go'
import { Button } from '@/ui/button/Button'
import { Card } from '@/ui/card/Card'
import { Media } from '@/ui/media/Media'
import { Row } from '@/ui/row/Row'
import { Text } from '@/ui/text/Text'
import styles from './StripRows.module.scss'

type StripRow = Out<'/tp5/api/Index/page'>['strips'][number]['rows'][number]

/** What there is to do, what it brings, and the way to it. */
export function StripRows({ rows }: { rows: readonly StripRow[] }) {
  return (
    <Card bare>
      {rows.map(({ key, title, note, brings, way, link }) => (
        <View key={key} className={styles.row}>
          <Media
            end={
              <Row gap="s2">
                <Text size="sm" strong tone="gold">
                  {brings}
                </Text>
                <Button
                  kind="soft"
                  shape="pill"
                  label={`${way}：${title}`}
                  onPress={() => void follow(link)}
                >
                  {way}
                </Button>
              </Row>
            }
          >
            <Text strong lines={1}>
              {title}
            </Text>
            <Text size="sm" tone="ink2" lines={1}>
              {note}
            </Text>
          </Media>
        </View>
      ))}
    </Card>
  )
}
